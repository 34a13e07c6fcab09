package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Explorer.DataRaces;
import dev.jacquard.explore.Explorer.OnFailure;
import dev.jacquard.explore.examine.CrossExamination;
import dev.jacquard.explore.examine.KnownTraces;
import dev.jacquard.explore.examine.ThreadDeterminism;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Verdict;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Cross-examination has nothing to say of searches that see everything: no false alarm. */
class CrossExaminationTest {
  private static final Budget BUDGET = new Budget(Duration.ofMinutes(1), 3_000);
  private static final LitmusOptions OPTIONS = LitmusOptions.DEFAULT.limitedTo(200);

  @Test
  void randomProgramsStandUpToIt() {
    examine(300);
  }

  @Tag("slow")
  @Test
  void manyRandomProgramsStandUpToIt() {
    examine(10_000);
  }

  private static void examine(long programs) {
    long complete = 0;
    for (long seed = 0; seed < programs; seed++) {
      LitmusFile file = new LitmusGenerator(Features.anySubset(), Sizes.SMALL).generate(seed);
      for (Configuration configuration : Configuration.all(seed)) {
        complete += examine(file, configuration) ? 1 : 0;
      }
    }
    assertThat(complete).isGreaterThan(programs);
  }

  /** Whether the search was complete and without failure, so that executions were drawn. */
  private static boolean examine(LitmusFile file, Configuration configuration) {
    LitmusProgram program =
        LitmusProgram.of("program", file, configuration.options().apply(OPTIONS));
    ThreadDeterminism threads = new ThreadDeterminism((location, value) -> true);
    KnownTraces known = new KnownTraces();
    Exploration found =
        new Explorer(
                program,
                BUDGET,
                DataRaces.REPORT,
                OnFailure.STOP,
                (trace, tally) -> {
                  threads.examine(trace);
                  if (trace.ending().maximal()) {
                    threads.traceDigest().ifPresent(known::add);
                  }
                })
            .explore(configuration.strategy().apply(program));
    boolean complete =
        found.verdict().status() == Verdict.Status.COMPLETE
            && configuration.claim() != Claim.A_SAMPLE;
    if (complete) {
      CrossExamination.Evidence evidence =
          new CrossExamination(
                  program,
                  DataRaces.REPORT,
                  threads,
                  Optional.of(known).filter(all -> SEES_ALL.contains(configuration.claim())),
                  configuration.name().contains(" + "))
              .examine(found.tally().runs(), Duration.ofSeconds(10), () -> true);
      assertThat(evidence.isNothing())
          .as(configuration.name() + ": " + evidence + "\n" + LitmusPrinter.print(file))
          .isTrue();
    }
    assertThat(threads.contradiction())
        .as(configuration.name() + "\n" + LitmusPrinter.print(file))
        .isEmpty();
    return complete;
  }

  /** Of the others some see one execution for several traces. */
  private static final List<Claim> SEES_ALL =
      List.of(
          Claim.EVERY_TRACE_ONCE,
          Claim.OPTIMAL,
          Claim.UP_TO_SYMMETRY,
          Claim.EVERY_ORBIT_ONCE,
          Claim.OPTIMAL_UP_TO_ORBITS,
          Claim.OPTIMAL_UP_TO_SYMMETRY);
}
