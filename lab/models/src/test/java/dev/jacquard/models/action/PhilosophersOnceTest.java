package dev.jacquard.models.action;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.Pruning;
import dev.jacquard.explore.symmetry.OrbitDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.model.program.ModelProgram;
import dev.jacquard.models.persistent.PersistentSets;
import dev.jacquard.models.sample.PhilosophersOnce;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Table 1 of Godefroid 1999 on action models (oracles.md 1). */
class PhilosophersOnceTest {
  private static Exploration explore(int n, Strategy strategy) {
    return new Explorer(ModelProgram.of(PhilosophersOnce.of(n), 1_000)).explore(strategy);
  }

  @ParameterizedTest
  @CsvSource({"2, 18, 4", "3, 1680, 396"})
  void statelessSearchTakesTheStepsOfTheTable(int n, long steps, long interleavings) {
    Exploration all = explore(n, new Exhaustive());
    assertThat(all.tally().steps()).isEqualTo(steps);
    assertThat(all.tally().executions()).isEqualTo(interleavings);
  }

  @ParameterizedTest
  @CsvSource({"2, 17", "3, 75", "4, 275", "5, 959"})
  void persistentAndSleepSetsTakeTheStepsOfTheTable(int n, long steps) {
    Strategy search = new PersistentSets(PhilosophersOnce.of(n).foresight(), Pruning.NONE);
    assertThat(explore(n, search).tally().steps()).isEqualTo(steps);
  }

  @ParameterizedTest
  @CsvSource({"2, 17", "3, 65", "4, 173", "5, 400"})
  void optimalReductionExecutesOneRunPerTrace(int n, long steps) {
    Exploration optimal = explore(n, new OptimalDpor());
    assertThat(optimal.tally().steps()).isEqualTo(steps);
    assertThat(optimal.tally().executions()).isEqualTo((1 << n) - 1);
    assertThat(optimal.tally().failing(Failure.Type.DEADLOCK)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"2, 9", "3, 37", "4, 133", "5, 461"})
  void rotationTakesTheStepsOfTheTable(int n, long steps) {
    Strategy search = PhilosophersOnce.of(n).symmetricSearch(PhilosophersOnce.rotation(n));
    Exploration exploration = explore(n, search);
    assertThat(exploration.tally().steps()).isEqualTo(steps);
    assertThat(exploration.tally().failing(Failure.Type.DEADLOCK)).isPositive();
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "4, 4", "5, 6"})
  void orbitsAreExecutedOnce(int n, long orbits) {
    var renamings = PhilosophersOnce.of(n).renamings(PhilosophersOnce.rotation(n));
    Exploration exploration = explore(n, new OrbitDpor(renamings));
    assertThat(exploration.tally().executions()).isEqualTo(orbits + 1); // and the deadlock
    assertThat(exploration.tally().failing(Failure.Type.DEADLOCK)).isEqualTo(1);
  }
}
