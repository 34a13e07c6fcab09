package dev.jacquard.explore.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.TraceKey;
import dev.jacquard.kernel.trace.Trace;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundedTest {
  private static final String TWO_TIMES_TWO =
      "volatile int x; thread a { x = 1; x = 2; } thread b { x = 3; x = 4; }";

  @ParameterizedTest
  @CsvSource({
    // aabb bbaa; also abba baab; also abab baba
    "0, 2, true",
    "1, 4, true",
    "2, 6, false",
    "3, 6, false"
  })
  void runsTheTracesWithinTheBound(int bound, int traces, boolean cut) {
    Bounded search = new Bounded(bound);
    assertThat(Litmus.traces(TWO_TIMES_TWO, search)).isEqualTo(traces);
    assertThat(search.cutSomething()).isEqualTo(cut);
  }

  @ParameterizedTest
  @CsvSource({"0", "1", "2"})
  void noExecutionExceedsTheBound(int bound) {
    Litmus.explore(
        TWO_TIMES_TWO,
        new Bounded(bound),
        (trace, tally) -> assertThat(preemptions(trace)).isLessThanOrEqualTo(bound));
  }

  /** The oracle: exhaustive search, without the executions that exceed the bound. */
  @ParameterizedTest
  @CsvSource({"0", "1", "2"})
  void losesNoTraceWithinTheBound(int bound) {
    String text =
        "volatile int x, y; thread a { x = 1; y = 1; x = 2; } thread b { int r = x; y = 2; }"
            + " thread c { int r = y; x = 3; }";
    Set<TraceKey> all = new HashSet<>();
    Litmus.explore(
        text,
        new Exhaustive(),
        (trace, tally) -> {
          if (preemptions(trace) <= bound) {
            all.add(key(trace));
          }
        });
    Set<TraceKey> bounded = new HashSet<>();
    Litmus.explore(text, new Bounded(bound), (trace, tally) -> bounded.add(key(trace)));
    assertThat(bounded).isEqualTo(all);
  }

  @Test
  void aSwitchAwayFromABlockedThreadCostsNothing() {
    String text =
        "lock m; thread a { lock(m); lock(m); unlock(m); unlock(m); }"
            + " thread b { lock(m); unlock(m); }";
    Bounded search = new Bounded(0);
    assertThat(Litmus.traces(text, search)).isEqualTo(2);
  }

  private static TraceKey key(Trace trace) {
    HappensBefore order = HappensBefore.ofProgram();
    order.analyse(trace);
    return TraceKey.of(trace, order, trace.length());
  }

  /** Switches away from a thread that has a further step and is never blocked. */
  private static int preemptions(Trace trace) {
    int count = 0;
    for (int row = 1; row < trace.length(); row++) {
      int before = trace.thread(row - 1);
      count += before != trace.thread(row) && trace.pendingAt(row, before) >= 0 ? 1 : 0;
    }
    return count;
  }
}
