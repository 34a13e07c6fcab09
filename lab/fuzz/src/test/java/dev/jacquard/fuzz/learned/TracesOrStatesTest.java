package dev.jacquard.fuzz.learned;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.learned.LearningProgram;
import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the choice between traces and states finds is what every execution of a program shows. */
class TracesOrStatesTest {
  private static final List<Features> FEATURES =
      List.of(Features.anySubset(), Features.symmetric(), Features.impatient());

  @Test
  void findsWhatAllExecutionsShow() {
    compare(0, 200);
  }

  @Tag("slow")
  @Test
  void findsWhatAllExecutionsOfTenThousandProgramsShow() {
    compare(1_000, 10_000);
  }

  private static void compare(long first, int programs) {
    int byTraces = 0;
    for (long seed = first; seed < first + programs; seed++) {
      Features features = FEATURES.get((int) (seed % FEATURES.size()));
      LitmusFile file = new LitmusGenerator(features, Sizes.SMALL).generate(seed);
      Exploration all =
          new Explorer(LitmusProgram.of("program", file, LitmusOptions.DEFAULT))
              .explore(new OptimalDpor());
      LitmusProgram plain = LitmusProgram.of("program", file, LitmusOptions.DEFAULT.forLearning());
      LearningProgram learned =
          new LearningProgram(plain, Symmetry::none, LitmusOptions.DEFAULT.stepLimit());
      TracesOrStates strategy = new TracesOrStates();
      Exploration found = new Explorer(learned).explore(strategy);
      found.findings().forEach(finding -> learned.confirm(finding.trace()));
      String program = "seed " + seed + "\n" + LitmusPrinter.print(file);
      assertThat(failures(found)).as(program).isEqualTo(failures(all));
      assertThat(found.verdict().status()).as(program).isEqualTo(all.verdict().status());
      byTraces += strategy.states().isEmpty() ? 1 : 0;
    }
    System.out.printf("%d programs, %d of them by traces%n", programs, byTraces);
    assertThat(byTraces).isBetween(1, programs - 1);
  }

  /** Failures of threads, and whether there are others and data races. */
  private static Set<String> failures(Exploration found) {
    Set<String> failures = new TreeSet<>();
    for (Finding finding : found.findings()) {
      Failure failure = finding.failure();
      boolean ofThread = finding.race().isEmpty() && failure.thread() >= 0;
      failures.add(ofThread ? failure.thread() + " " + failure.message() : failure.type().label());
    }
    return failures;
  }
}
