package dev.jacquard.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.shrink.Shrinker;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No execution of a program shows a failure with fewer switches, or as few and fewer steps. */
class ShrinkingTest {
  private static final long MOST_RUNS = 5_000;
  private static final int MOST_FINDINGS = 100;

  @Test
  void noExecutionOfTheCorpusIsEasierToRead() {
    Map<Failure.Type, Integer> checked = new EnumMap<>(Failure.Type.class);
    for (Path file : CorpusFiles.in("")) {
      String name = file.getFileName().toString().replace(".litmus", "");
      check(CorpusFiles.program(name), checked);
    }
    assertThat(checked.keySet()).containsExactlyInAnyOrder(Failure.Type.values());
    assertThat(checked.values().stream().mapToInt(Integer::intValue).sum()).isGreaterThan(50);
  }

  @Test
  void noExecutionOfRandomProgramsIsEasierToRead() {
    assertThat(checkRandom(300, 7)).containsOnlyKeys(Failure.Type.values());
  }

  @Tag("slow")
  @Test
  void noExecutionOfManyRandomProgramsIsEasierToRead() {
    assertThat(checkRandom(10_000, 8)).containsOnlyKeys(Failure.Type.values());
  }

  private static Map<Failure.Type, Integer> checkRandom(int programs, long seed) {
    Map<Failure.Type, Integer> checked = new EnumMap<>(Failure.Type.class);
    SplittableRandom seeds = new SplittableRandom(seed);
    for (int i = 0; i < programs; i++) {
      check(Fuzzer.generate(i % (Fuzzer.PRESETS.size() + 1), seeds.nextLong()), checked);
    }
    return checked;
  }

  private static void check(LitmusFile file, Map<Failure.Type, Integer> checked) {
    LitmusProgram program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
    Optional<Map<String, Readability>> best = Readability.best(program, MOST_RUNS);
    if (best.isPresent() && best.get().size() < MOST_FINDINGS) {
      assertThat(inAWholeExploration(program, checked))
          .as(() -> LitmusPrinter.print(file))
          .isEqualTo(best.get());
      if (!best.get().isEmpty()) {
        assertIsBest(afterTheFirstFailure(program), best.get(), file);
        for (Symmetry.Flavour flavour : Symmetry.Flavour.values()) {
          symmetrically(file, flavour, Budget.UNLIMITED)
              .ifPresent(finding -> assertIsBest(finding, best.get(), file));
        }
      }
    }
  }

  private static void assertIsBest(
      Finding finding, Map<String, Readability> best, LitmusFile file) {
    assertThat(Readability.of(finding))
        .as(() -> LitmusPrinter.print(file))
        .isEqualTo(best.get(finding.place()));
    assertReplays(LitmusProgram.of("program", file, LitmusOptions.DEFAULT), finding.trace());
  }

  /** How each failure can be read, each shrunk on its own. */
  private static Map<String, Readability> inAWholeExploration(
      LitmusProgram program, Map<Failure.Type, Integer> checked) {
    Shrinker shrinker = new Shrinker(program, Explorer.DataRaces.REPORT);
    Map<String, Readability> shrunk = new TreeMap<>();
    Exploration whole = explore(program, Explorer.OnFailure.CONTINUE, new OptimalDpor(), shrinker);
    for (Finding finding : whole.findings()) {
      Finding easier = shrinker.shrunk(List.of(finding)).get(0);
      assertThat(easier.place()).isEqualTo(finding.place());
      assertReplays(program, easier.trace());
      shrunk.put(easier.place(), Readability.of(easier));
      checked.merge(easier.failure().type(), 1, Integer::sum);
    }
    return shrunk;
  }

  private static Finding afterTheFirstFailure(LitmusProgram program) {
    Strategy strategy = new OptimalDpor();
    Shrinker shrinker = new Shrinker(program, Explorer.DataRaces.REPORT);
    Exploration first = explore(program, Explorer.OnFailure.STOP, strategy, shrinker);
    shrinker.goOn(strategy, Budget.UNLIMITED);
    return shrinker.shrunk(first.findings()).get(0);
  }

  /** With symmetry, not all traces are seen; they are when it is searched for a better one. */
  private static Optional<Finding> symmetrically(
      LitmusFile file, Symmetry.Flavour flavour, Budget budget) {
    LitmusOptions options = LitmusOptions.DEFAULT.under(flavour);
    LitmusProgram program = LitmusProgram.of("program", file, options);
    Shrinker shrinker = new Shrinker(program, Explorer.DataRaces.REPORT);
    Exploration first = explore(program, Explorer.OnFailure.STOP, new OptimalDpor(), shrinker);
    shrinker.goOn(new OptimalDpor(), budget);
    return shrinker.shrunk(first.findings()).stream().findFirst();
  }

  private static Exploration explore(
      LitmusProgram program, Explorer.OnFailure onFailure, Strategy strategy, Shrinker shrinker) {
    return new Explorer(program, Budget.UNLIMITED, Explorer.DataRaces.REPORT, onFailure, shrinker)
        .explore(strategy);
  }

  private static void assertReplays(LitmusProgram program, Trace trace) {
    Schedule schedule = Schedule.of(trace);
    Trace again = program.run(Plan.following(schedule, Tail.Fixed.LOWEST));
    assertThat(again.length()).isEqualTo(trace.length());
    assertThat(again.ending()).isEqualTo(trace.ending());
    assertThat(again.failures()).isEqualTo(trace.failures());
    for (int row = 0; row < trace.length(); row++) {
      assertThat(again.transition(row)).isEqualTo(trace.transition(row));
    }
  }
}
