package dev.jacquard.kernel.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RacesTest {
  @Test
  void aWriteRacesWithALaterRead() {
    assertThat(races(1, "T0 W x 1", "T1 R x")).containsExactly(0);
  }

  @Test
  void aReadRacesWithALaterWrite() {
    assertThat(races(1, "T0 R x", "T1 W x 1")).containsExactly(0);
  }

  @Test
  void readsDoNotRace() {
    assertThat(races(1, "T0 R x", "T1 R x")).isEmpty();
  }

  @Test
  void stepsOnDifferentLocationsDoNotRace() {
    assertThat(races(1, "T0 W x 1", "T1 W y 1")).isEmpty();
  }

  @Test
  void stepsOfOneThreadDoNotRace() {
    assertThat(races(1, "T0 W x 1", "T0 W x 2")).isEmpty();
  }

  @Test
  void aChoiceRacesWithNothing() {
    assertThat(races(1, "T0 W x 1", "T1 CHOOSE 2")).isEmpty();
  }

  @Test
  void aWriteRacesWithEachReadSinceTheLastWrite() {
    assertThat(races(3, "T0 W x 1", "T1 R x", "T2 R x", "T3 W x 2")).containsExactly(2, 1);
  }

  @Test
  void onlyTheMaximalStepsRace() {
    assertThat(races(2, "T0 W x 1", "T1 W x 2", "T2 W x 3")).containsExactly(1);
    assertThat(races(2, "T0 R x", "T0 R x", "T1 W x 1")).containsExactly(1);
  }

  @Test
  void aReadThatHappensBeforeAnotherRacingReadIsNotMaximal() {
    assertThat(races(4, "T0 R x", "T0 W y 1", "T1 R y", "T1 R x", "T2 W x 1")).containsExactly(3);
  }

  @Test
  void aStepThatIsExplainedDoesNotRace() {
    assertThat(races(3, "T0 W x 1", "T0 W y 1", "T1 R y", "T1 R x")).isEmpty();
  }

  @Test
  void anExplainedReadDoesNotHideAnUnexplainedOneBeforeIt() {
    assertThat(races(4, "T0 R x", "T1 R x", "T1 W y 1", "T2 R y", "T2 W x 1")).containsExactly(0);
  }

  @Test
  void anExplainedWriteHidesWhateverIsEarlier() {
    assertThat(races(4, "T0 R x", "T1 W x 1", "T1 W y 1", "T2 R y", "T2 W x 2")).isEmpty();
  }

  @Test
  void aStartedThreadDoesNotRaceWithWhatCameBeforeItsStart() {
    assertThat(races(2, "T0 W x 1", "T0 START T1", "T1 W x 2")).isEmpty();
  }

  @Test
  void aJoinDoesNotRace() {
    assertThat(races(1, "T1 W x 1", "T0 JOIN T1")).isEmpty();
    assertThat(races(2, "T0 START T1", "T1 R x", "T0 JOIN T1")).isEmpty();
  }

  @Test
  void aTimedParkRacesWithTheUnpark() {
    assertThat(races(1, "T1 UNPARK T0", "T0 TRYPARK")).containsExactly(0);
    assertThat(races(1, "T0 TRYPARK", "T1 UNPARK T0")).containsExactly(0);
    Trace trace = HandMadeTrace.of("T1 UNPARK T0", "T0 TRYPARK");
    assertThat(trace.writes(1)).isTrue();
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 0, 1)).isFalse();
  }

  @Test
  void aTimedJoinRacesWithTheEndAlone() {
    assertThat(races(2, "T1 W x 1", "T1 END", "T0 TRYJOIN T1")).containsExactly(1);
    assertThat(races(2, "T1 W x 1", "T0 TRYJOIN T1", "T1 END")).containsExactly(1);
    assertThat(races(1, "T0 TRYJOIN T1", "T1 W x 1", "T1 END")).isEmpty();
    assertThat(races(2, "T0 START T1", "T1 END", "T0 TRYJOIN T1")).containsExactly(1);
  }

  @Test
  void anEndRacesWithNoStartAndNoJoin() {
    assertThat(races(1, "T0 START T1", "T1 END", "T0 JOIN T1")).isEmpty();
    assertThat(races(2, "T0 START T1", "T1 END", "T0 JOIN T1")).isEmpty();
  }

  @Test
  void twoStartsOfOneThreadRace() {
    assertThat(races(1, "T0 START T1", "T2 START T1", "T1 R x")).containsExactly(0);
  }

  @Test
  void aFailingCasBecomesAWriteWhereItSucceeds() {
    Trace trace = HandMadeTrace.of("T0 W x 1", "T1 CAS x 0 2");
    assertThat(races(trace, 1)).containsExactly(0);
    assertThat(trace.writes(1)).isFalse();
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 0, 1)).isTrue();
  }

  @Test
  void aSucceedingCasBecomesAReadWhereItFails() {
    Trace trace = HandMadeTrace.of("T0 W x 1", "T1 CAS x 1 2");
    assertThat(races(trace, 1)).containsExactly(0);
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 0, 1)).isFalse();
  }

  @Test
  void aFailingCasDoesNotRaceWithReads() {
    assertThat(races(2, "T0 W x 1", "T1 R x", "T2 CAS x 0 2")).containsExactly(0);
  }

  @Test
  void anAcquisitionRacesWithTheAcquisitionBeforeAndNotWithTheRelease() {
    assertThat(races(2, "T0 LOCK m", "T0 UNLOCK m", "T1 LOCK m")).containsExactly(0);
  }

  @Test
  void aReleaseRacesWithNothing() {
    assertThat(races(3, "T0 LOCK m", "T0 UNLOCK m", "T1 LOCK m", "T1 UNLOCK m")).isEmpty();
  }

  @Test
  void onlyTheLatestAcquisitionRaces() {
    assertThat(races(4, "T0 LOCK m", "T0 UNLOCK m", "T1 LOCK m", "T1 UNLOCK m", "T2 LOCK m"))
        .containsExactly(2);
  }

  @Test
  void anAcquisitionIsJudgedAtTheStateBeforeTheRacingStep() {
    Trace trace = HandMadeTrace.of("T0 LOCK m", "T1 TRYLOCK m", "T0 UNLOCK m", "T2 LOCK m");
    // Before the failed attempt and before the release the lock is held: there T2 could not take
    // it.
    assertThat(races(trace, 3)).containsExactly(0);
  }

  @Test
  void aFailedTryLockRacesWithTheAcquisitionThatMadeItFail() {
    Trace trace = HandMadeTrace.of("T0 LOCK m", "T1 TRYLOCK m", "T0 UNLOCK m");
    assertThat(races(trace, 1)).containsExactly(0);
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 0, 1)).isTrue();
    assertThat(races(trace, 2)).containsExactly(1);
  }

  @Test
  void aTryLockAfterTheReleaseRacesWithTheRelease() {
    Trace trace = HandMadeTrace.of("T0 LOCK m", "T0 UNLOCK m", "T1 TRYLOCK m");
    assertThat(races(trace, 2)).containsExactly(1);
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 1, 2)).isFalse();
  }

  @Test
  void anAcquireRacesWithARestrictingAcquireButNotWithTheReleaseItNeeds() {
    assertThat(races(2, "s = 1", "T0 ACQUIRE s 1", "T0 RELEASE s 1", "T1 ACQUIRE s 1"))
        .containsExactly(0);
  }

  @Test
  void anAcquireThatDoesNotNeedTheReleaseRacesWithIt() {
    assertThat(races(1, "s = 1", "T0 RELEASE s 1", "T1 ACQUIRE s 1")).containsExactly(0);
    assertThat(races(1, "T0 RELEASE s 1", "T1 ACQUIRE s 1")).isEmpty();
  }

  @Test
  void aFailedTryAcquireRacesWithTheAcquireThatTookThePermit() {
    Trace trace = HandMadeTrace.of("s = 1", "T0 ACQUIRE s 1", "T1 TRYACQUIRE s 1");
    assertThat(races(trace, 1)).containsExactly(0);
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 0, 1)).isTrue();
  }

  @Test
  void anAwaitRacesOnlyWhereItsConditionHeld() {
    assertThat(races(1, "T0 W x 1", "T1 AWAIT x == 1")).isEmpty();
    assertThat(races(1, "T0 W x 1", "T1 AWAIT x >= 0")).containsExactly(0);
  }

  @Test
  void anAwaitRacesWithTheLatestStepBeforeWhichItsConditionHeld() {
    // Before the second write x is 5, so the await could not have come there; before the first it
    // is 0.
    assertThat(races(2, "T0 W x 5", "T1 W x 1", "T2 AWAIT x != 5")).containsExactly(0);
  }

  @Test
  void aParkRacesWithASecondUnparkOnly() {
    assertThat(races(1, "T1 UNPARK T0", "T0 PARK")).isEmpty();
    assertThat(races(2, "T1 UNPARK T0", "T2 UNPARK T0", "T0 PARK")).containsExactly(1);
  }

  @Test
  void aPendingAcquisitionThatIsBlockedRaces() {
    Trace trace = HandMadeTrace.of("T0 LOCK m", "(T1 LOCK m)");
    assertThat(trace.blocked(1)).isTrue();
    assertThat(races(trace, trace.pending(1))).containsExactly(0);
  }

  @Test
  void aPendingAcquireThatIsBlockedRacesWithTheAcquireThatTookThePermit() {
    Trace trace = HandMadeTrace.of("s = 1", "T0 ACQUIRE s 1", "(T1 ACQUIRE s 1)");
    assertThat(trace.ending()).isEqualTo(Ending.STUCK);
    assertThat(races(trace, trace.pending(1))).containsExactly(0);
  }

  @Test
  void aPendingAwaitThatIsBlockedRacesWithTheWriteThatEndedItsCondition() {
    Trace trace = HandMadeTrace.of("T0 W x 1", "T2 R x", "(T1 AWAIT x == 0)");
    assertThat(races(trace, trace.pending(1))).containsExactly(0);
  }

  @Test
  void aPendingOperationThatCouldNotCompleteAnywhereRacesWithNothing() {
    Trace trace = HandMadeTrace.of("s = 1", "T0 ACQUIRE s 1", "(T1 ACQUIRE s 2)");
    assertThat(races(trace, trace.pending(1))).isEmpty();
  }

  @Test
  void aReacquisitionDoesNotRaceWithWhatItsNotifyExplains() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m", "T0 WAIT m", "T1 LOCK m", "T1 NOTIFY m", "T1 UNLOCK m", "T0 REACQUIRE m");
    assertThat(races(trace, 5)).isEmpty();
  }

  @Test
  void aReacquisitionRacesWithAnAcquisitionBehindItsNotify() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m",
            "T0 WAIT m",
            "T1 LOCK m",
            "T1 NOTIFY m",
            "T1 UNLOCK m",
            "T2 LOCK m",
            "T2 UNLOCK m",
            "T0 REACQUIRE m");
    assertThat(races(trace, 7)).containsExactly(5);
  }

  @Test
  void anInterruptRacesWithWhatItMakesGiveUp() {
    Trace trace = HandMadeTrace.of("T1 INTERRUPT T0", "T0 LOCK m interruptible");
    assertThat(trace.writes(1)).isFalse();
    assertThat(races(trace, 1)).containsExactly(0);
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 0, 1)).isTrue();
    assertThat(races(1, "T0 LOCK m interruptible", "T1 INTERRUPT T0")).containsExactly(0);
  }

  @Test
  void anOperationThatOnlyTheInterruptEndsDoesNotRaceWithIt() {
    assertThat(races(1, "T1 INTERRUPT T0", "T0 PARK interruptible")).isEmpty();
    assertThat(races(2, "T1 LOCK m", "T2 INTERRUPT T0", "T0 LOCK m interruptible"))
        .containsExactly(0);
  }

  @Test
  void whoGivesUpDoesSoInPlaceOfWhateverTheInterruptDoesNotHappenAfter() {
    Trace trace =
        HandMadeTrace.of("T1 LOCK m", "T2 INTERRUPT T0", "T1 UNLOCK m", "T0 LOCK m interruptible");
    assertThat(races(trace, 3)).containsExactlyInAnyOrder(1, 2);
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 2, 3)).isFalse();
    assertThat(Races.writesInstead(trace, HandMadeTrace.order(trace), 1, 3)).isTrue();
  }

  @Test
  void aParkWithTwoReasonsToEndRacesWithBoth() {
    assertThat(races(2, "T1 UNPARK T0", "T2 INTERRUPT T0", "T0 PARK interruptible"))
        .containsExactlyInAnyOrder(0, 1);
  }

  @Test
  void aFlagThatTheThreadItselfLoweredIsExplained() {
    assertThat(races(2, "T1 INTERRUPT T0", "T0 ADD flag0 0", "T0 LOCK m interruptible")).isEmpty();
  }

  @Test
  void anInterruptedWaitCouldHaveEndedBeforeItsNotify() {
    assertThat(
            races(
                6,
                "T0 LOCK m",
                "T0 WAIT m interruptible",
                "T1 LOCK m",
                "T1 NOTIFY m",
                "T1 UNLOCK m",
                "T2 INTERRUPT T0",
                "T0 REACQUIRE m interruptible"))
        .containsExactlyInAnyOrder(2, 5);
  }

  @Test
  void anInterruptThatComesWithTheLockCannotEndAWaitBeforeIt() {
    assertThat(
            races(
                5,
                "T0 LOCK m",
                "T0 WAIT m interruptible",
                "T1 LOCK m",
                "T1 INTERRUPT T0",
                "T1 UNLOCK m",
                "T0 REACQUIRE m interruptible"))
        .isEmpty();
  }

  @Test
  void theLockIsJudgedAsItWasWhenTheInterruptCame() {
    assertThat(
            races(
                8,
                "T0 LOCK m",
                "T0 WAIT m interruptible",
                "T1 LOCK m",
                "T1 NOTIFY m",
                "T1 UNLOCK m",
                "T2 LOCK m",
                "T2 INTERRUPT T0",
                "T2 UNLOCK m",
                "T0 REACQUIRE m interruptible"))
        .containsExactly(5);
  }

  @Test
  void aWaitThatGaveUpRacesWithTheInterrupt() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m", "T1 INTERRUPT T0", "T0 WAIT m interruptible", "(T0 REACQUIRE m)");
    assertThat(trace.writes(2)).isFalse();
    assertThat(races(trace, 2)).containsExactly(1);
  }

  @Test
  void aWaitWithATimeLimitCouldHaveEndedBeforeItsNotify() {
    assertThat(
            races(
                5,
                "T0 LOCK m",
                "T0 WAIT m timed",
                "T1 LOCK m",
                "T1 NOTIFY m",
                "T1 UNLOCK m",
                "T0 REACQUIRE m"))
        .containsExactly(2);
  }

  @Test
  void anInterruptibleJoinRacesWithTheEndIfItCouldGiveUp() {
    assertThat(races(1, "T1 END", "T0 JOIN T1 interruptible")).isEmpty();
    assertThat(races(2, "T2 INTERRUPT T0", "T1 END", "T0 JOIN T1 interruptible"))
        .containsExactlyInAnyOrder(0, 1);
    assertThat(races(2, "T2 INTERRUPT T0", "T0 JOIN T1 interruptible", "T1 END"))
        .containsExactly(1);
  }

  @Test
  void aPendingOperationIsJudgedByItsFlagToo() {
    Trace trace =
        HandMadeTrace.of("T1 LOCK m", "T0 R x", "(T0 LOCK m interruptible)", "(T1 LOCK m)");
    assertThat(races(trace, trace.pending(0))).containsExactly(0);
  }

  @Test
  void manyReadsRaceWithOneWrite() {
    String[] lines = new String[21];
    for (int i = 0; i < 20; i++) {
      lines[i] = "T" + i + " R x";
    }
    lines[20] = "T20 W x 1";
    assertThat(races(20, lines)).hasSize(20).startsWith(19).endsWith(0);
  }

  private static List<Integer> races(int row, String... lines) {
    return races(HandMadeTrace.of(lines), row);
  }

  private static List<Integer> races(Trace trace, int row) {
    Races races = new Races();
    races.find(trace, HandMadeTrace.order(trace), row);
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < races.count(); i++) {
      found.add(races.first(i));
    }
    return found;
  }
}
