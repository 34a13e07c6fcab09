package dev.jacquard.explore.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SymmetryTest {
  private static String sections(int threads, int times) {
    return "lock m; thread t[" + threads + "] { repeat (" + times + ") { lock(m); unlock(m); } }";
  }

  /** Traces (nk)!/(k!)^n, orbits that / n!, by values the Young tableaux of shape n x k. */
  @ParameterizedTest
  @CsvSource({"2, 2, 6, 3, 2", "3, 1, 6, 1, 1", "3, 2, 90, 15, 5"})
  void sectionsOnOneLock(int threads, int times, int traces, int orbits, int tableaux) {
    String text = sections(threads, times);
    assertThat(executions(text, LitmusOptions.DEFAULT)).isEqualTo(traces);
    assertThat(executions(text, LitmusOptions.DEFAULT.under(Symmetry.Flavour.READS_FROM)))
        .isEqualTo(orbits);
    assertThat(executions(text, LitmusOptions.DEFAULT.under(Symmetry.Flavour.VALUES)))
        .isEqualTo(tableaux);
    assertThat(collapsed(text).tally().executions()).isEqualTo(tableaux);
  }

  @Test
  void readersThatSawTheSameAreOne() {
    String text = "volatile int x; thread w { x = 1; } thread r[3] { int s = x; }";
    assertThat(executions(text, LitmusOptions.DEFAULT)).isEqualTo(8);
    // Only the number of those who saw the write matters.
    assertThat(executions(text, LitmusOptions.DEFAULT.under(Symmetry.Flavour.READS_FROM)))
        .isEqualTo(4);
  }

  @Test
  void collapsingFindsWhatThePublishedAlgorithmMisses() {
    String text =
        "int x; lock m; thread a { assert x == 0; lock(m); x++; unlock(m); }"
            + " thread b { lock(m); x++; unlock(m); }";
    Exploration exploration = collapsed(text);
    assertThat(exploration.tally().failing(Failure.Type.ASSERTION)).isPositive();
    assertThat(exploration.tally().failing(Failure.Type.RACE)).isPositive();
  }

  private static long executions(String text, LitmusOptions options) {
    LitmusProgram program = Litmus.program(text, options);
    return new Explorer(program).explore(new OptimalDpor()).tally().executions();
  }

  private static Exploration collapsed(String text) {
    LitmusProgram program = Litmus.program(text, LitmusOptions.DEFAULT.withLocalStates());
    return new Explorer(program)
        .explore(new FlanaganGodefroid(new CollapsingSymmetry(), Tail.Fixed.LOWEST));
  }
}
