package dev.jacquard.explore.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frames of the state before the first step, at which threads 0 to 2 are enabled and 3 is not. */
class FrameTest {
  private static final Trace TRACE =
      Litmus.trace(
          "volatile int x, y; thread a { x = 1; } thread b { y = 1; } thread c { x = 2; }"
              + " thread d { await(x == 1); }",
          "j1");
  private static final Transition A = TRACE.transition(0);
  private static final Transition B = TRACE.transition(1);
  private static final Transition C = TRACE.transition(2);

  @Test
  void theEnabledThreadsAreThoseOfTheTrace() {
    Frame frame = frame();
    assertThat(frame.enabled(0)).isTrue();
    assertThat(frame.enabled(3)).isFalse();
  }

  @Test
  void whoWasAsleepOnEntryIsNotAwake() {
    Frame frame = frame(B);
    assertThat(frame.awake().stream()).containsExactly(0, 2);
    assertThat(frame.asleepOnEntry(1)).isTrue();
    assertThat(frame.asleepOnEntry(0)).isFalse();
    assertThat(frame.enabled(1)).isTrue();
  }

  @Test
  void theLowestThreadThatWasDemandedAndNotTriedIsNext() {
    Frame frame = frame();
    assertThat(frame.nextThread()).isEqualTo(-1);
    frame.add(2);
    frame.add(1);
    assertThat(frame.nextThread()).isEqualTo(1);
    frame.take(B, 1);
    frame.finishCurrent();
    assertThat(frame.nextThread()).isEqualTo(2);
    frame.drop(2);
    assertThat(frame.nextThread()).isEqualTo(-1);
    assertThat(frame.tries(2)).isTrue();
    assertThat(frame.explored()).containsExactly(B);
  }

  @Test
  void whoIsAsleepOrDisabledIsNotTried() {
    Frame frame = frame(B);
    BitSet all = new BitSet();
    all.set(0, 4);
    frame.addAll(all);
    frame.drop(0);
    assertThat(frame.nextThread()).isEqualTo(2);
    frame.drop(2);
    assertThat(frame.nextThread()).isEqualTo(-1);
  }

  @Test
  void aThreadIsDoneWhenItsLastAlternativeIs() {
    Frame frame = frame();
    frame.add(0);
    frame.take(A, 2);
    assertThat(frame.hasAlternative()).isTrue();
    frame.finishCurrent();
    assertThat(frame.nextThread()).isZero();
    frame.take(A.choosing(1), 2);
    assertThat(frame.hasAlternative()).isFalse();
    frame.finishCurrent();
    assertThat(frame.nextThread()).isEqualTo(-1);
  }

  @Test
  void whoWasExploredSleepsUntilADependentStep() {
    Frame frame = frame(B);
    frame.take(A, 1);
    assertThat(frame.sleepBehindCurrent()).containsExactly(B);
    frame.finishCurrent();
    assertThat(frame.asleepNow()).containsExactly(B, A);
    frame.take(C, 1);
    assertThat(frame.sleepBehindCurrent()).containsExactly(B);
  }

  private static Frame frame(Transition... asleep) {
    return Frame.of(TRACE, 0, List.of(asleep));
  }
}
