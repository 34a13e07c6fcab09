package dev.jacquard.kernel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import org.junit.jupiter.api.Test;

class SleepSetTest {
  private final SleepSet asleep = new SleepSet();

  @Test
  void alternativesThatAreAsleepAreSkipped() {
    begin(Transition.any(1, 0), Transition.any(1, 1), Transition.any(2, 0));
    assertThat(asleep.firstAwake(1, 3)).isEqualTo(2);
    assertThat(asleep.firstAwake(2, 2)).isEqualTo(1);
    assertThat(asleep.firstAwake(0, 2)).isZero();
  }

  @Test
  void aThreadAllOfWhoseAlternativesSleepHasNone() {
    begin(Transition.any(1, 0), Transition.any(1, 1));
    assertThat(asleep.firstAwake(1, 2)).isEqualTo(2);
  }

  @Test
  void aDependentStepWakesAndAnIndependentOneDoesNot() {
    Trace sleepers = HandMadeTrace.of("x = 0", "y = 0", "T1 W x 1", "T2 W y 1");
    Trace trace = HandMadeTrace.of("x = 0", "y = 0", "T0 R x", "T0 R y");
    begin(sleepers.transition(0), sleepers.transition(1));
    asleep.wake(trace, 0);
    assertThat(asleep.firstAwake(1, 1)).isZero();
    assertThat(asleep.firstAwake(2, 1)).isEqualTo(1);
    assertThat(asleep.isEmpty()).isFalse();
    asleep.wake(trace, 1);
    assertThat(asleep.isEmpty()).isTrue();
  }

  @Test
  void anotherRunHasItsOwnSleepers() {
    Transition[] many = new Transition[40];
    for (int i = 0; i < many.length; i++) {
      many[i] = Transition.any(0, i);
    }
    begin(many);
    assertThat(asleep.firstAwake(0, 50)).isEqualTo(40);
    begin();
    assertThat(asleep.isEmpty()).isTrue();
    assertThat(asleep.firstAwake(0, 50)).isZero();
  }

  private void begin(Transition... sleepers) {
    asleep.begin(Plan.following(new Transition[0], sleepers, Tail.Fixed.LOWEST));
  }
}
