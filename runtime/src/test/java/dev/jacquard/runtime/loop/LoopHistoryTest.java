package dev.jacquard.runtime.loop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LoopHistoryTest {
  private static final int FRAME = 4;
  private static final int LOOP = 2;
  private static final int SITE = 11;

  private final LoopHistory history = new LoopHistory();
  private final LoopState locals = new LoopState();

  @BeforeEach
  void noEffects() {
    Effects.count = 0;
  }

  private LoopIteration begin() {
    LoopIteration round = history.add(FRAME, LOOP, true);
    round.begin(history, 0, locals);
    return round;
  }

  @Test
  void aRoundWithoutEffectIsIdle() {
    assertThat(begin().wasIdle(history, locals)).isTrue();
  }

  @Test
  void anEffectEndsIdleness() {
    LoopIteration round = begin();
    Effects.count++;
    assertThat(round.wasIdle(history, locals)).isFalse();
  }

  @Test
  void aVariableThatChangedEndsIdleness() {
    locals.add(1);
    LoopIteration round = begin();
    locals.clear();
    locals.add(2);
    assertThat(round.wasIdle(history, locals)).isFalse();
  }

  @Test
  void referencesAreComparedByIdentity() {
    locals.add(new String("same"));
    LoopIteration round = begin();
    assertThat(round.wasIdle(history, locals)).isTrue();
    locals.clear();
    locals.add(new String("same"));
    assertThat(round.wasIdle(history, locals)).isFalse();
  }

  @Test
  void aLockThatIsKeptEndsIdleness() {
    LoopIteration round = begin();
    history.take(7);
    assertThat(round.wasIdle(history, locals)).isFalse();
    assertThat(history.free(7, LoopIteration.NOWHERE)).isTrue();
    assertThat(round.wasIdle(history, locals)).isTrue();
  }

  @Test
  void aLockThatOthersSawIsAnEffectWhenItIsGivenBack() {
    LoopIteration round = begin();
    history.take(7);
    history.seeOwning(8);
    history.seeOwning(7);
    assertThat(Effects.count).isZero();
    assertThat(history.free(7, LoopIteration.NOWHERE)).isFalse();
    assertThat(round.wasIdle(history, locals)).isFalse();
  }

  @Test
  void aWaitThatOthersSawIsAnEffectWhenItIsOver() {
    history.take(7);
    LoopIteration round = begin();
    history.free(7, SITE);
    history.seeWaiting(7);
    assertThat(Effects.count).isZero();
    history.take(7);
    assertThat(round.wasIdle(history, locals)).isFalse();
  }

  @Test
  void whoHasTheLockAgainIsNoLongerSeenWaiting() {
    history.take(7);
    history.free(7, SITE);
    history.take(7);
    LoopIteration round = begin();
    history.seeWaiting(7);
    history.free(7, SITE);
    history.take(7);
    assertThat(round.wasIdle(history, locals)).isTrue();
  }

  @Test
  void aSectionWithAnEffectIsNotIdle() {
    history.take(7);
    Effects.count++;
    assertThat(history.free(7, LoopIteration.NOWHERE)).isFalse();
  }

  @Test
  void locksMayBeGivenBackInAnyOrder() {
    history.take(1);
    history.take(2);
    Effects.count++;
    history.take(3);
    assertThat(history.free(1, LoopIteration.NOWHERE)).isFalse();
    assertThat(history.free(3, LoopIteration.NOWHERE)).isTrue();
    assertThat(history.free(2, LoopIteration.NOWHERE)).isFalse();
    assertThat(history.locks()).isZero();
    assertThat(history.held()).isZero();
  }

  @Test
  void anInnerLoopIsForgottenWhenTheOuterComesRound() {
    LoopIteration outer = begin();
    history.add(FRAME, LOOP + 1, true);
    assertThat(history.find(FRAME, LOOP)).isSameAs(outer);
    assertThat(history.find(FRAME, LOOP + 1)).isNull();
  }

  @Test
  void loopsOfLaterFramesAreForgottenInAnEarlierOne() {
    history.add(FRAME + 3, LOOP, true);
    assertThat(history.find(FRAME, LOOP)).isNull();
    assertThat(history.isInLoop()).isFalse();
  }

  @Test
  void theOutermostOfTooManyLoopsIsForgotten() {
    for (int frame = 0; frame < 17; frame++) {
      history.add(frame, LOOP, true);
    }
    assertThat(history.find(16, LOOP)).isNotNull();
    assertThat(history.find(0, LOOP)).isNull();
  }

  @Test
  void aThreadHaltsWhereItWaitedInTheIdleRound() {
    history.take(7);
    LoopIteration round = begin();
    history.free(7, SITE);
    history.take(7);
    assertThat(round.waitsAt()).isEqualTo(SITE);
    history.haltWaiting(round, 0);
    assertThat(history.haltsWaiting(SITE + 1)).isFalse();
    assertThat(history.haltsWaiting(SITE)).isTrue();
    history.waitIdly();
    assertThat(history.waitsIdly()).isTrue();
    history.wakeUp();
    assertThat(history.waitsIdly()).isFalse();
  }

  @Test
  void anEffectBeforeTheWaitCancelsTheHalt() {
    history.take(7);
    LoopIteration round = begin();
    history.free(7, SITE);
    history.take(7);
    history.haltWaiting(round, 0);
    Effects.count++;
    assertThat(history.haltsWaiting(SITE)).isFalse();
  }

  @Test
  void aLookAtTheClockIsNoEffectButIsNoticed() {
    LoopIteration round = begin();
    history.readClock();
    assertThat(round.wasIdle(history, locals)).isTrue();
    assertThat(round.readsClock(history)).isTrue();
  }
}
