package dev.jacquard.model.temporal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Formulas on single runs. */
class LassoTest {
  private static final List<String> NAMES = List.of("p", "q");
  private static final long P = 1;
  private static final long Q = 2;

  @Test
  void whatHoldsInTheLoopOnlyHoldsAgainAndAgain() {
    Lasso lasso = new Lasso(new long[] {0, P, 0, Q}, 2);
    assertThat(holds(lasso, "<>p")).isTrue();
    assertThat(holds(lasso, "[]<>p")).isFalse();
    assertThat(holds(lasso, "[]<>q")).isTrue();
    assertThat(holds(lasso, "<>[]q")).isFalse();
    assertThat(holds(lasso, "[](p -> <>q)")).isTrue();
    assertThat(holds(lasso, "[](q -> <>p)")).isFalse();
  }

  @Test
  void untilNeedsItsRightSideAndWeakUntilDoesNot() {
    Lasso ever = new Lasso(new long[] {P}, 0);
    assertThat(holds(ever, "p U q")).isFalse();
    assertThat(holds(ever, "p W q")).isTrue();
    assertThat(holds(ever, "q R p")).isTrue();
    Lasso gap = new Lasso(new long[] {P, 0, Q}, 2);
    assertThat(holds(gap, "p U q")).isFalse();
    assertThat(holds(gap, "p W q")).isFalse();
    Lasso both = new Lasso(new long[] {P, P | Q, 0}, 2);
    assertThat(holds(both, "p U q")).isTrue();
    assertThat(holds(both, "q R p")).isTrue();
    Lasso apart = new Lasso(new long[] {P, Q}, 1);
    assertThat(holds(apart, "q R p")).as("the last state needs both").isFalse();
  }

  @Test
  void theLoopIsGoneRoundForUntil() {
    Lasso lasso = new Lasso(new long[] {0, Q, P}, 1);
    assertThat(holds(lasso, "[](p -> (p U q))")).isTrue();
  }

  /** By recursion on "holds from here on", with as many steps as there are states. */
  @Test
  void untilIsWhatItsDefinitionSays() {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      Lasso lasso = AutomatonTest.lasso(random);
      boolean expected = false;
      int state = 0;
      for (int steps = 0; steps <= 2 * lasso.observations().length; steps++) {
        if ((lasso.observations()[state] & Q) != 0) {
          expected = true;
          break;
        }
        if ((lasso.observations()[state] & P) == 0) {
          break;
        }
        state = state + 1 == lasso.observations().length ? lasso.loop() : state + 1;
      }
      assertThat(holds(lasso, "p U q")).as("seed %d", seed).isEqualTo(expected);
      assertThat(holds(lasso, "!p R !q")).as("seed %d", seed).isEqualTo(!expected);
    }
  }

  private static boolean holds(Lasso lasso, String formula) {
    return lasso.satisfies(FormulaParser.parse(formula, NAMES));
  }
}
