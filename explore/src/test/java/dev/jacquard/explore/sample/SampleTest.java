package dev.jacquard.explore.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SampleTest {
  private static final String PROGRAM =
      "volatile int x; thread a { x = 1; x = 2; x = 3; } thread b { int r = choose(3); x = r; }"
          + " thread c { x = 4; }";

  static Stream<Named<LongFunction<Strategy>>> randomStrategies() {
    return Stream.of(
        Named.of("random walk", RandomWalk::new),
        Named.of("PCT of depth 1", seed -> new Pct(seed, 1)),
        Named.of("PCT of depth 3", seed -> new Pct(seed, 3)));
  }

  @ParameterizedTest
  @MethodSource("randomStrategies")
  void theSameSeedGivesTheSameSchedules(LongFunction<Strategy> withSeed) {
    assertThat(schedules(withSeed.apply(7), 50)).isEqualTo(schedules(withSeed.apply(7), 50));
  }

  @ParameterizedTest
  @MethodSource("randomStrategies")
  void anotherSeedGivesOtherSchedules(LongFunction<Strategy> withSeed) {
    assertThat(schedules(withSeed.apply(7), 50)).isNotEqualTo(schedules(withSeed.apply(8), 50));
  }

  @ParameterizedTest
  @MethodSource("randomStrategies")
  void everyScheduleReplays(LongFunction<Strategy> withSeed) {
    for (String schedule : schedules(withSeed.apply(7), 20)) {
      assertThat(schedules(new Replay(Schedule.parse(schedule)), 2)).containsExactly(schedule);
    }
  }

  @Test
  void aRandomWalkReachesEverySchedule() {
    String small = "volatile int x; thread a { x = 1; x = 2; } thread b { x = 3; x = 4; }";
    Set<String> seen = new HashSet<>(schedules(small, new RandomWalk(1), 200));
    assertThat(seen).hasSize(6);
  }

  @Test
  void prioritiesLearnTheLengthFromTheTraces() {
    Pct pct = new Pct(1, 3);
    assertThat(lengthPlanned(pct)).isEqualTo(1);
    pct.learn(Litmus.trace(PROGRAM, "j1-0"));
    assertThat(lengthPlanned(pct)).isEqualTo(6);
    pct.learn(Litmus.trace("volatile int x; thread a { x = 1; }", "j1"));
    assertThat(lengthPlanned(pct)).isEqualTo(6);
  }

  private static int lengthPlanned(Pct pct) {
    Tail tail = pct.next().map(Plan::tail).orElseThrow();
    return ((Tail.Priorities) tail).length();
  }

  @Test
  void aReplayIsOneExecution() {
    Replay replay = new Replay(Schedule.parse("j1-2-1c2"));
    Trace trace = Litmus.program(PROGRAM).run(replay.next().orElseThrow());
    assertThat(Schedule.of(trace)).hasToString("j1-2-1c2-0x3-1");
    replay.learn(trace);
    assertThat(replay.next()).isEmpty();
  }

  @Test
  void aReplayOfAnotherProgramDiverges() {
    assertThatThrownBy(() -> schedules(new Replay(Schedule.parse("j1-5")), 1))
        .isInstanceOf(DivergenceException.class)
        .hasMessage("step 1: thread 5 is not alive there");
  }

  private static List<String> schedules(Strategy strategy, int executions) {
    return schedules(PROGRAM, strategy, executions);
  }

  private static List<String> schedules(String text, Strategy strategy, int executions) {
    List<String> schedules = new ArrayList<>();
    new Explorer(
            Litmus.program(text),
            Budget.ofExecutions(executions),
            Explorer.DataRaces.IGNORE,
            Explorer.OnFailure.CONTINUE,
            (trace, tally) -> schedules.add(Schedule.of(trace).toString()))
        .explore(strategy);
    return schedules;
  }
}
