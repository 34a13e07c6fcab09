package dev.jacquard.explore.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.sample.FirstPlans;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Trace;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TreeEstimatorTest {
  private static final String SECTIONS =
      "lock m; thread t[4] { repeat (2) { lock(m); unlock(m); } }";

  static Stream<Strategy> depthFirst() {
    return Stream.of(
        new OptimalDpor(),
        new SourceDpor(),
        new FlanaganGodefroid(),
        new SleepSets(),
        new Exhaustive());
  }

  @ParameterizedTest
  @MethodSource("depthFirst")
  void halfWayTheEstimateIsClose(Strategy strategy) throws ReflectiveOperationException {
    Program program =
        Litmus.program("volatile int x; thread t[3] { repeat (2) { getAndAdd(x, 1); } }");
    Strategy again = strategy.getClass().getConstructor().newInstance();
    long runs = runs(explore(program, strategy, Long.MAX_VALUE));
    Exploration half = explore(program, again, runs / 2);
    Estimate estimate = half.estimate().orElseThrow();
    assertThat(estimate.explored()).isBetween(0.25, 0.75);
    assertThat(estimate.low()).isLessThanOrEqualTo(estimate.likely());
    assertThat(estimate.likely()).isLessThanOrEqualTo(estimate.high());
    assertThat(estimate.low()).isGreaterThanOrEqualTo(half.tally().executions());
  }

  @Test
  void aLargeTreeIsSeenFromTheFirstOfItsBranches() {
    String writers = "volatile int x; thread t[10] { x = 1; }";
    Exploration begun = explore(Litmus.program(writers), new OptimalDpor(), 1_000);
    assertThat(begun.estimate().orElseThrow().likely()).isBetween(3_628_800 / 3.0, 3_628_800 * 3.0);
  }

  @Test
  void whatIsCompleteNeedsNoEstimate() {
    assertThat(explore(Litmus.program(SECTIONS), new OptimalDpor(), Long.MAX_VALUE).estimate())
        .isEmpty();
  }

  @Test
  void aFewExecutionsTellNothing() {
    assertThat(explore(Litmus.program(SECTIONS), new OptimalDpor(), 10).estimate()).isEmpty();
  }

  @Test
  void runsThatWereGivenUpTellNothing() {
    Strategy search = new OptimalDpor();
    Estimator estimator = Estimator.of(search);
    Program program = Litmus.program(SECTIONS);
    for (int i = 0; i < 100; i++) {
      Plan plan = search.next().orElseThrow();
      Trace trace = program.run(plan);
      search.learn(trace);
      estimator.learn(plan.replayed(), trace);
    }
    assertThat(estimator.estimate(Tally.of(100, 0, 0, 0, Map.of()))).isPresent();
    assertThat(estimator.estimate(Tally.of(0, 100, 0, 0, Map.of()))).isEmpty();
  }

  @Test
  void anotherOrderThanDepthFirstTellsNothing() {
    Strategy oldestFirst = new OptimalDpor(new WorkOrder.Oldest(), Tail.Fixed.LOWEST);
    assertThat(explore(Litmus.program(SECTIONS), oldestFirst, 500).estimate()).isEmpty();
  }

  @Test
  void samplesAreCounted() {
    Strategy samples = new FirstPlans<>(new RandomWalk(1), 1_000);
    assertThat(explore(Litmus.program(SECTIONS), samples, 250).estimate())
        .isEqualTo(Optional.of(new Estimate(0.25, 1_000, 1_000, 1_000)));
  }

  private static Exploration explore(Program program, Strategy strategy, long executions) {
    return new Explorer(
            program,
            Budget.ofExecutions(executions),
            Explorer.DataRaces.IGNORE,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(strategy);
  }

  private static long runs(Exploration exploration) {
    return exploration.tally().executions() + exploration.tally().blocked();
  }
}
