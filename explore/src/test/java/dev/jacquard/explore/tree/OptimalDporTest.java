package dev.jacquard.explore.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.litmus.LitmusProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class OptimalDporTest {
  /** Programs with their numbers of traces, each from a closed form. */
  private static final Map<String, Integer> TRACES =
      Map.of(
          // n!
          "volatile int x; thread w[4] { x = tid; }",
          24,
          // (n!)^2: the order on x and the order on y
          "volatile int x, y; thread t[3] { getAndAdd(x, 1); getAndAdd(y, 1); }",
          36,
          // 2^n
          "volatile int x; thread w { x = 1; } thread r[5] { int s = x; }",
          32,
          // (nk)! / (k!)^n
          "lock m; thread t[3] { repeat (2) { lock(m); unlock(m); } }",
          90,
          // choices multiply
          "volatile int x; thread t[2] { int r = choose(2); x = r; }",
          8,
          // philosophers: 2^n - 1
          "lock f[4]; thread p[4] { lock(f[tid]); lock(f[(tid + 1) % 4]); unlock(f[tid]);"
              + " unlock(f[(tid + 1) % 4]); }",
          15,
          // a value each, whoever comes first
          "volatile int x; thread t[4] { cas(x, 0, tid + 1); }",
          4);

  static Stream<Arguments> orders() {
    List<WorkOrder> orders =
        List.of(
            new WorkOrder.Leftmost(),
            new WorkOrder.Oldest(),
            new WorkOrder.Shuffled(1),
            new WorkOrder.Shuffled(2));
    return orders.stream()
        .flatMap(
            order ->
                Stream.of(Tail.Fixed.LOWEST, Tail.Fixed.HIGHEST, Tail.Fixed.STAY)
                    .map(tail -> Arguments.of(order, tail)));
  }

  @ParameterizedTest
  @MethodSource("orders")
  void runsEveryTraceExactlyOnceInWhateverOrder(WorkOrder order, Tail.Fixed tail) {
    TRACES.forEach(
        (text, traces) -> {
          Exploration exploration = Litmus.explore(text, new OptimalDpor(order, tail));
          assertThat(exploration.tally().executions()).as(text).isEqualTo((long) traces);
          assertThat(exploration.tally().blocked()).as(text).isZero();
          assertThat(Litmus.traces(text, new OptimalDpor(order, tail))).as(text).isEqualTo(traces);
        });
  }

  @Test
  void theSameSeedGivesTheSameExecutionsInTheSameOrder() {
    assertThat(schedules(new WorkOrder.Shuffled(5)))
        .isEqualTo(schedules(new WorkOrder.Shuffled(5)))
        .isNotEqualTo(schedules(new WorkOrder.Leftmost()));
  }

  private static List<String> schedules(WorkOrder order) {
    List<String> schedules = new ArrayList<>();
    Litmus.explore(
        "volatile int x; thread w[4] { x = tid; }",
        new OptimalDpor(order, Tail.Fixed.LOWEST),
        (trace, tally) -> schedules.add(Schedule.of(trace).toString()));
    return schedules;
  }

  @Test
  void aPlanRepeatsAllButTheLastStepOfAnEarlierRun() {
    LitmusProgram program = Litmus.program(Litmus.STORE_BUFFERING);
    OptimalDpor search = new OptimalDpor();
    Plan first = search.next().orElseThrow();
    assertThat(first.length()).isZero();
    Trace trace = program.run(first);
    assertThat(Schedule.of(trace)).hasToString("j1-0x2-1x2");
    search.learn(trace);
    // The latest race is tried first: b's write before a's read.
    Plan second = search.next().orElseThrow();
    assertThat(second.length()).isEqualTo(2);
    assertThat(second.step(0).thread()).isZero();
    assertThat(second.step(1).thread()).isEqualTo(1);
  }

  /** Each step of the tree counts once, when it is executed for the first time. */
  @ParameterizedTest
  @CsvSource({"2, 17", "3, 65", "4, 173", "5, 400"})
  void philosophersHaveATreeOfKnownSize(int n, int edges) {
    String text =
        "lock f[N]; thread p[N] { lock(f[tid]); lock(f[(tid + 1) % N]); unlock(f[tid]);"
            + " unlock(f[(tid + 1) % N]); }";
    Exploration exploration = Litmus.explore(text.replace("N", "" + n), new OptimalDpor());
    assertThat(exploration.tally().steps()).isEqualTo(edges);
  }

  @Test
  void longExecutionsFit() {
    String text = "volatile int x, y; thread a { repeat (200) { x = 1; } } thread b { y = 1; }";
    assertThat(Litmus.explore(text, new OptimalDpor()).tally().executions()).isEqualTo(1);
  }
}
