package dev.jacquard.explore.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.estimate.Estimator;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeepeningTest {
  /** The failure needs two steps of b, which depend on no step of the endless a. */
  private static final String STARVED =
      "volatile int x, y; thread a { while (1) { x = 1; } } thread b { y = 1; assert y == 0; }";

  private static final String TWO_WITHOUT_END =
      "volatile int x; thread a { while (1) { x = 1; } } thread b { while (1) { x = 2; } }";

  private static Exploration explore(String text, int limit, Strategy strategy) {
    return new Explorer(Litmus.program(text, LitmusOptions.DEFAULT.limitedTo(limit)))
        .explore(strategy);
  }

  private static Deepening deepening(int limit) {
    return new Deepening(new OptimalDpor(), WithinDepth::of, limit, Long.MAX_VALUE);
  }

  @Test
  void aReductionByItselfLetsAThreadStarve() {
    assertThat(explore(STARVED, 6, new OptimalDpor()).findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 6, 30, 500})
  void noThreadStarvesBehindAnEndlessOne(int limit) {
    Deepening search = deepening(limit);
    assertThat(explore(STARVED, limit, search).tally().failing(Failure.Type.ASSERTION))
        .isPositive();
    assertThat(search.covered()).isEqualTo(limit);
  }

  @Test
  void whatNeedsMoreStepsThanTheLimitIsNotFound() {
    assertThat(explore(STARVED, 1, deepening(1)).findings()).isEmpty();
  }

  @Test
  void everyLevelIsSeenToItsEnd() {
    Deepening search = deepening(10);
    Tally tally = explore(TWO_WITHOUT_END, 10, search).tally();
    // the first execution, all orders of 8 steps, all orders of 10
    assertThat(tally.executions()).isEqualTo(1 + 256 + 1024);
    assertThat(tally.cut()).isEqualTo(tally.executions());
    assertThat(search.covered()).isEqualTo(10);
  }

  @Test
  void theReducedSearchGoesOnWhenTheWorkIsSpent() {
    Deepening search = new Deepening(new OptimalDpor(), WithinDepth::of, 10, 256 * 10 + 1);
    Tally tally = explore(TWO_WITHOUT_END, 10, search).tally();
    assertThat(search.covered()).isEqualTo(8);
    // one execution of the next level, and all of the reduced search
    long reduced = explore(TWO_WITHOUT_END, 10, new OptimalDpor()).tally().executions();
    assertThat(tally.executions()).isEqualTo(256 + 1 + reduced);
  }

  @Test
  void aSearchWithoutCutsStaysAsItIs() {
    Deepening search = deepening(100);
    Exploration found = explore(Litmus.STORE_BUFFERING, 100, search);
    assertThat(found.tally().executions()).isEqualTo(3);
    assertThat(found.tally().steps())
        .isEqualTo(explore(Litmus.STORE_BUFFERING, 100, new OptimalDpor()).tally().steps());
    assertThat(search.covered()).isZero();
    assertThat(search.isDepthFirst()).isTrue();
  }

  @Test
  void nobodyEstimatesLevels() {
    Deepening search = deepening(10);
    assertThat(Estimator.of(search)).isNotSameAs(Estimator.NONE);
    explore(TWO_WITHOUT_END, 10, search);
    assertThat(search.isDepthFirst()).isFalse();
  }

  @Test
  void othersGoOnBesideAThreadThatComputesWithoutEnd() {
    String text =
        "volatile int x, y; thread a { x = 1; int i = 0; while (1) { i = 0; } }"
            + " thread b { int r = y; assert r == 0; } thread c { y = 1; }";
    Deepening search = deepening(20);
    Exploration found = explore(text, 20, search);
    assertThat(found.tally().failing(Failure.Type.ASSERTION)).isPositive();
    assertThat(found.tally().cut()).isEqualTo(found.tally().executions());
    assertThat(search.covered()).isZero();
  }

  @Test
  void preemptionsAreCountedWithinTheLimit() {
    int limit = 6;
    Deepening search =
        new Deepening(
            new Bounded(1), depth -> WithinDepth.withPreemptions(depth, 1), limit, Long.MAX_VALUE);
    // the first execution again; a or b alone; one preemption behind 1 to 5 steps of either
    assertThat(explore(TWO_WITHOUT_END, limit, search).tally().executions())
        .isEqualTo(1 + 2 + 2 * (limit - 1));
  }
}
