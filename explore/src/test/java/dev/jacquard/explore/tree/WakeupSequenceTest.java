package dev.jacquard.explore.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WakeupSequenceTest {
  @Test
  void theRacingStepComesFirst() {
    Trace trace = Litmus.trace("volatile int x; thread t[2] { x = tid; }", "j1-0-1");
    assertThat(threads(reversing(trace, 0, 1))).containsExactly(1);
  }

  @Test
  void whatDoesNotHappenAfterTheFirstStepStays() {
    // T0 writes x, T1 reads y, T0 reads z, T2 writes x: T0's second step goes with its first.
    Trace trace =
        Litmus.trace(
            "volatile int x, y, z; thread a { x = 1; int r = z; } thread b { int r = y; }"
                + " thread c { x = 2; }",
            "j1-0-1-0-2");
    assertThat(threads(reversing(trace, 0, 3))).containsExactly(1, 2);
  }

  @Test
  void whatComesAfterTheRaceStaysToo() {
    // The step of T2 lies behind the race and has nothing to do with it.
    Trace trace =
        Litmus.trace("volatile int x, y; thread t[2] { x = tid; } thread c { y = 2; }", "j1-0-1-2");
    assertThat(threads(reversing(trace, 0, 1))).containsExactly(2, 1);
  }

  @Test
  void aHastenedStepComesRightAfterWhatItDependsOn() {
    // T1 writes z, T2 writes y and x, T3 looks at z: only the write of y has to come before that of
    // x.
    Trace trace =
        Litmus.trace(
            "volatile int x, y, z; thread a { x = 1; } thread b { z = 1; }"
                + " thread c { y = 1; x = 2; } thread d { int r = z; }",
            "j1-0-1-3-2-2");
    WakeupSequence sequence = reversing(trace, 0, 4);
    assertThat(threads(sequence)).containsExactly(1, 3, 2, 2);
    sequence.hasten(Litmus.order(trace));
    assertThat(threads(sequence)).containsExactly(2, 2, 1, 3);
    assertThat(sequence.transition(1)).isEqualTo(trace.transition(4));
  }

  @Test
  void aSequenceWithDataChoicesIsLeftAsItIs() {
    Trace trace =
        Litmus.trace(
            "volatile int x; thread a { x = 1; } thread b { int r = choose(2); } thread c { x = 2;"
                + " }",
            "j1-0-1-2");
    WakeupSequence sequence = reversing(trace, 0, 2);
    sequence.hasten(Litmus.order(trace));
    assertThat(threads(sequence)).containsExactly(1, 2);
  }

  @Test
  void aCasThatFailedAndWouldSucceedIsAWrite() {
    Trace trace =
        Litmus.trace("volatile int x; thread a { x = 1; } thread b { cas(x, 0, 2); }", "j1-0-1");
    assertThat(trace.writes(1)).isFalse();
    assertThat(reversing(trace, 0, 1).transition(0).writes()).isTrue();
  }

  @Test
  void aCasThatSucceededAndWouldFailIsARead() {
    Trace trace =
        Litmus.trace("volatile int x; thread a { x = 1; } thread b { cas(x, 1, 2); }", "j1-0-1");
    assertThat(trace.writes(1)).isTrue();
    assertThat(reversing(trace, 0, 1).transition(0).writes()).isFalse();
  }

  @Test
  void aBlockedOperationCanBeTheRacingOne() {
    Trace trace = Litmus.trace("lock m; thread t[2] { lock(m); }", "j1-0");
    assertThat(threads(reversing(trace, 0, trace.pending(1)))).containsExactly(1);
  }

  @Test
  void mayBeginWithAStepThatNothingBeforeItMinds() {
    Trace trace = fourThreads();
    WakeupSequence sequence = reversing(trace, 0, 3); // y = 1 by b, r = y by c, x = 2 by d
    assertThat(threads(sequence)).containsExactly(1, 2, 3);
    assertThat(sequence.mayBeginWith(trace.transition(1))).isTrue();
    assertThat(sequence.mayBeginWith(trace.transition(2))).isFalse();
    assertThat(sequence.mayBeginWith(trace.transition(3))).isTrue();
  }

  @Test
  void mayBeginWithAStepOfAnotherThreadThatNobodyMinds() {
    WakeupSequence sequence = reversing(fourThreads(), 0, 3);
    assertThat(sequence.mayBeginWith(by(7, "volatile int a, b, z; thread t { z = 1; }"))).isTrue();
    assertThat(sequence.mayBeginWith(by(7, "volatile int x; thread t { x = 1; }"))).isFalse();
  }

  @Test
  void doesNotBeginWithAnotherAlternative() {
    Trace trace =
        Litmus.trace(
            "volatile int x; thread a { x = 1; } thread b { int r = choose(2); }"
                + " thread c { x = 2; }",
            "j1-0-1c1-2");
    WakeupSequence sequence = reversing(trace, 0, 2);
    assertThat(sequence.mayBeginWith(trace.transition(1))).isTrue();
    assertThat(sequence.mayBeginWith(trace.transition(1).choosing(0))).isFalse();
  }

  @Test
  void removesTheFirstStepOfAThread() {
    WakeupSequence sequence = reversing(fourThreads(), 0, 3);
    sequence.remove(2);
    assertThat(threads(sequence)).containsExactly(1, 3);
    assertThat(sequence.contains(2)).isFalse();
    sequence.remove(2);
    assertThat(threads(sequence)).containsExactly(1, 3);
    sequence.remove(1);
    sequence.remove(3);
    assertThat(sequence.isEmpty()).isTrue();
  }

  @Test
  void aCopyGoesItsOwnWay() {
    WakeupSequence sequence = reversing(fourThreads(), 0, 3);
    WakeupSequence copy = sequence.copy();
    sequence.remove(1);
    assertThat(threads(copy)).containsExactly(1, 2, 3);
    assertThat(threads(sequence)).containsExactly(2, 3);
  }

  @Test
  void longTracesFit() {
    Trace trace =
        Litmus.trace(
            "volatile int x, y; thread a { x = 1; } thread b { repeat (100) { y = 1; } }"
                + " thread c { x = 2; }",
            "j1-0-1x100-2");
    assertThat(reversing(trace, 0, 101).length()).isEqualTo(101);
  }

  private static Trace fourThreads() {
    return Litmus.trace(
        "volatile int x, y; thread a { x = 1; } thread b { y = 1; } thread c { int r = y; }"
            + " thread d { x = 2; }",
        "j1-0-1-2-3");
  }

  private static WakeupSequence reversing(Trace trace, int first, int second) {
    WakeupSequence sequence = new WakeupSequence();
    sequence.reverse(trace, Litmus.order(trace), first, second);
    return sequence;
  }

  /** The first step of a program, as a step of another thread. */
  private static Transition by(int thread, String text) {
    return Litmus.trace(text, "j1-0").transition(0).by(thread);
  }

  private static List<Integer> threads(WakeupSequence sequence) {
    List<Integer> threads = new ArrayList<>();
    for (int i = 0; i < sequence.length(); i++) {
      threads.add(sequence.transition(i).thread());
    }
    return threads;
  }
}
