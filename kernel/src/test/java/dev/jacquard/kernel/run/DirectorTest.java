package dev.jacquard.kernel.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DirectorTest {
  private static final Moves HAVING_ENDS = moves(1, true);
  private static final Moves HAVING_NO_ENDS = moves(1, false);

  private static final Transition[] NOTHING = {};

  @Test
  void aSleeperIsNotTakenAndTheRunEndsAsleep() {
    Trace trace = runWithAsleep(0, "T0 W x 1", "T1 W y 1");
    assertThat(Schedule.of(trace)).hasToString("j1-1");
    assertThat(trace.ending()).isEqualTo(Ending.ASLEEP);
    assertThat(trace.ending().maximal()).isFalse();
  }

  @Test
  void aSleeperThatIsAboutToDoSomethingElseDiverges() {
    HandMadeProgram program = HandMadeProgram.of("T0 R x", "T1 W y 1");
    Transition other = HandMadeTrace.of("x = 0", "y = 0", "T1 W x 1").transition(0);
    Plan plan = Plan.following(new Transition[0], new Transition[] {other}, Tail.Fixed.LOWEST);
    assertThatExceptionOfType(DivergenceException.class)
        .isThrownBy(() -> program.run(plan))
        .withMessageContaining("thread 1 was expected to do WRITE on location 0");
  }

  @Test
  void aSleeperWakesWhenAStepIsTakenThatDependsOnIt() {
    Trace trace = runWithAsleep(0, "T0 W x 1", "T1 W y 1", "T1 R x");
    assertThat(Schedule.of(trace)).hasToString("j1-1x2-0");
    assertThat(trace.ending()).isEqualTo(Ending.COMPLETED);
  }

  @Test
  void aReaderDoesNotWakeAReader() {
    assertThat(runWithAsleep(0, "T0 R x", "T1 R x").ending()).isEqualTo(Ending.ASLEEP);
  }

  @Test
  void aFailingCasDoesNotWakeAReader() {
    assertThat(runWithAsleep(0, "x = 1", "T0 R x", "T1 CAS x 0 2").ending())
        .isEqualTo(Ending.ASLEEP);
    assertThat(runWithAsleep(0, "x = 1", "T0 R x", "T1 CAS x 1 2").ending())
        .isEqualTo(Ending.COMPLETED);
  }

  @Test
  void whoIsAsleepIsStillRecordedAsEnabled() {
    Trace trace = runWithAsleep(0, "T0 W x 1", "T1 W y 1");
    assertThat(trace.enabled(0, 0)).isTrue();
    assertThat(trace.enabled(1, 0)).isTrue();
    assertThat(trace.blocked(0)).isFalse();
  }

  @Test
  void onlyTheAlternativeThatIsAsleepIsLeftOut() {
    HandMadeProgram program = HandMadeProgram.of("T0 CHOOSE 3");
    Transition[] sleep = {Transition.any(0, 0)};
    Trace trace = program.run(Plan.following(NOTHING, sleep, Tail.Fixed.LOWEST));
    assertThat(trace.choice(0)).isEqualTo(1);
    assertThat(trace.choices(0)).isEqualTo(3);
    Transition[] all = {Transition.any(0, 0), Transition.any(0, 1), Transition.any(0, 2)};
    assertThat(program.run(Plan.following(NOTHING, all, Tail.Fixed.LOWEST)).ending())
        .isEqualTo(Ending.ASLEEP);
  }

  @Test
  void sleepersOfABranchingPlanAreJudgedByItsLastStep() {
    HandMadeProgram program = HandMadeProgram.of("T0 W x 1", "T1 R x", "T2 R y", "T3 W y 1");
    Trace first = program.run(Schedule.parse("j1-0-2"));
    Transition[] sleep = {first.transition(0), first.transition(1)};
    Transition[] prefix = {Transition.any(1, 0)};
    Trace branching = program.run(Plan.branching(prefix, sleep, Tail.Fixed.LOWEST));
    assertThat(Schedule.of(branching)).hasToString("j1-1-0-3-2"); // 0 woke at once, 2 by 3
    Trace following = program.run(Plan.following(prefix, sleep, Tail.Fixed.LOWEST));
    assertThat(Schedule.of(following)).hasToString("j1-1-3-2");
    assertThat(following.ending()).isEqualTo(Ending.ASLEEP);
  }

  @Test
  void aSleeperThatAlsoReadsAFlagWakesWhenTheFlagIsRaised() {
    Trace trace = runWithAsleep(0, "T0 LOCK m interruptible", "T1 R x", "T1 INTERRUPT T0");
    assertThat(Schedule.of(trace)).hasToString("j1-1x2-0");
    assertThat(runWithAsleep(0, "T0 LOCK m", "T1 R x", "T1 INTERRUPT T0").ending())
        .isEqualTo(Ending.ASLEEP);
  }

  @Test
  void aProgramWithFlagsMustKnowTheirStates() {
    Director director = new Director(Symmetry.none(1), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, Kind.LOCK, 0, 0, 0);
    director.pending().alsoReads(0, 1);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> director.choose(thread -> 1));
  }

  @Test
  void manySleepersFit() {
    String[] lines = new String[100];
    Transition[] sleep = new Transition[99];
    for (int t = 0; t < 100; t++) {
      lines[t] = "T" + t + " W x" + t + " 1";
    }
    HandMadeProgram program = HandMadeProgram.of(lines);
    Trace all = program.run(Tail.Fixed.LOWEST);
    for (int t = 0; t < sleep.length; t++) {
      sleep[t] = all.transition(t);
    }
    Trace trace = program.run(Plan.following(NOTHING, sleep, Tail.Fixed.LOWEST));
    assertThat(Schedule.of(trace)).hasToString("j1-99");
    assertThat(program.run(Tail.Fixed.LOWEST).length()).isEqualTo(100);
  }

  @Test
  void theStepLimitCutsARun() {
    Trace trace = HandMadeProgram.limitedTo(2, "T0 R x", "T0 R x", "T0 R x").run(lowest());
    assertThat(trace.length()).isEqualTo(2);
    assertThat(trace.ending()).isEqualTo(Ending.CUT);
    assertThat(trace.ending().maximal()).isFalse();
  }

  @Test
  void aRunThatEndsAtTheStepLimitIsNotCut() {
    assertThat(HandMadeProgram.limitedTo(2, "T0 R x", "T0 R x").run(lowest()).ending())
        .isEqualTo(Ending.COMPLETED);
    assertThat(HandMadeProgram.limitedTo(1, "T0 LOCK m", "T1 LOCK m").run(lowest()).ending())
        .isEqualTo(Ending.STUCK);
  }

  @Test
  void whoeverIsCutOffWaitsForAChanceElsewhere() {
    Trace trace = HandMadeProgram.limitedTo(1, "T0 R x", "T0 R x", "T1 R x").run(lowest());
    assertThat(trace.blocked(0)).isTrue();
    assertThat(trace.blocked(1)).isTrue();
  }

  @Test
  void aThreadThatComputesWithoutEndCutsTheRunWhereTheOthersEnd() {
    Trace trace = HandMadeProgram.of("T0 R x endless", "T0 R y", "T1 R x").run(lowest());
    assertThat(Schedule.of(trace)).hasToString("j1-0-1");
    assertThat(trace.ending()).isEqualTo(Ending.CUT);
  }

  @Test
  void aThreadThatComputesWithoutEndCutsAReplayToo() {
    Trace trace = HandMadeProgram.of("T0 R x endless", "T1 R x").run(Schedule.parse("j1-0-1"));
    assertThat(trace.length()).isEqualTo(2);
    assertThat(trace.ending()).isEqualTo(Ending.CUT);
  }

  @Test
  void whoWaitsForAThreadThatComputesWithoutEndIsNotStuck() {
    Trace trace = HandMadeProgram.of("T0 LOCK m endless", "T1 LOCK m").run(lowest());
    assertThat(trace.ending()).isEqualTo(Ending.CUT);
    assertThat(trace.failures()).isEmpty();
  }

  @Test
  void everyThreadAtItsEndIsCompleted() {
    Trace trace = HandMadeProgram.of("T0 R x", "T1 R x").run(lowest());
    assertThat(trace.ending()).isEqualTo(Ending.COMPLETED);
    assertThat(trace.ending().maximal()).isTrue();
    assertThat(trace.failures()).isEmpty();
    assertThat(trace.rows()).isEqualTo(2);
    assertThat(trace.pending(0)).isEqualTo(-1);
  }

  @Test
  void nobodyWhoCanMoveIsADeadlock() {
    Trace trace = HandMadeTrace.of("T0 LOCK m", "(T1 LOCK m)");
    assertThat(trace.failures()).containsExactly(new Failure(Failure.Type.DEADLOCK, -1, 1, ""));
  }

  @Test
  void aThreadInAWaitSetIsStuckButWaitsForNoResource() {
    Trace trace = HandMadeTrace.of("T0 LOCK m", "T0 WAIT m", "(T0 REACQUIRE m)");
    assertThat(trace.ending()).isEqualTo(Ending.STUCK);
    assertThat(trace.failures()).extracting(Failure::type).containsExactly(Failure.Type.DEADLOCK);
    assertThat(trace.blocked(0)).isFalse();
  }

  @Test
  void aThreadThatWasWokenWaitsForTheLock() {
    Trace trace =
        HandMadeTrace.of("T0 LOCK m", "T0 WAIT m", "T1 LOCK m", "T1 NOTIFY m", "(T0 REACQUIRE m)");
    assertThat(trace.blocked(0)).isTrue();
  }

  @Test
  void aJoinWaitsForNoResource() {
    Trace trace = HandMadeTrace.of("T0 LOCK m", "(T0 JOIN T1)", "(T1 LOCK m)");
    assertThat(trace.failures()).extracting(Failure::type).containsExactly(Failure.Type.DEADLOCK);
    assertThat(trace.blocked(0)).isFalse();
    assertThat(trace.blocked(1)).isTrue();
  }

  @Test
  void threadsThatAwaitAndThoseThatJoinThemAreALivelock() {
    Trace trace = HandMadeTrace.of("T2 R x", "(T0 AWAIT x == 1)", "(T1 JOIN T0)");
    assertThat(trace.failures()).extracting(Failure::type).containsExactly(Failure.Type.LIVELOCK);
  }

  @Test
  void anAwaitBesideABlockedLockIsADeadlock() {
    Trace trace = HandMadeTrace.of("T0 LOCK m", "(T1 VAWAIT x == 1)", "(T2 LOCK m)");
    assertThat(trace.failures()).extracting(Failure::type).containsExactly(Failure.Type.DEADLOCK);
  }

  @Test
  void aFailureIsWrittenDownAtItsStep() {
    Trace trace = HandMadeTrace.of("T0 R x", "T1 R x fails", "T0 R y");
    assertThat(trace.failures())
        .containsExactly(new Failure(Failure.Type.ASSERTION, 1, 1, "as written"));
  }

  @Test
  void aFailureBeforeTheFirstStepIsAtTheFirst() {
    Director director = new Director(Symmetry.none(1), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.fail(Failure.Type.EXCEPTION, 0, "early");
    assertThat(director.choose(thread -> 1)).isEqualTo(Director.NOBODY);
    Trace trace = director.finish(thread -> 1);
    assertThat(trace.failures()).extracting(Failure::step).containsExactly(0);
  }

  @Test
  void aPlanForAThreadThatIsNotThereDiverges() {
    assertDivergence("j1-2", 0, "step 1: thread 2 is not alive there", "T0 R x", "T1 R x");
  }

  @Test
  void aPlanForAThreadThatHasEndedDiverges() {
    assertDivergence("j1-0-1-0", 2, "step 3: thread 0 is not alive there", "T0 R x", "T1 R x");
  }

  @Test
  void aPlanForAThreadThatIsNotStartedDiverges() {
    assertDivergence("j1-1", 0, "step 1: thread 1 is not alive there", "T0 START T1", "T1 R x");
  }

  @Test
  void aPlanForAThreadThatIsBlockedDiverges() {
    assertDivergence("j1-0-1", 1, "step 2: thread 1 cannot move there", "T0 LOCK m", "T1 LOCK m");
  }

  @Test
  void aPlanForAThreadInAWaitSetDiverges() {
    assertDivergence(
        "j1-0x3",
        2,
        "step 3: thread 0 cannot move there",
        "T0 LOCK m",
        "T0 WAIT m",
        "T0 REACQUIRE m");
  }

  @Test
  void aPlanForAnAlternativeThatIsNotOfferedDiverges() {
    assertDivergence("j1-0c2", 0, "step 1: thread 0 has no alternative 2 there", "T0 CHOOSE 2");
    assertDivergence("j1-0c1", 0, "step 1: thread 0 has no alternative 1 there", "T0 R x");
  }

  @Test
  void anotherOperationThanPlannedDiverges() {
    Trace other = HandMadeTrace.of("T0 R x", "T0 W y 1");
    HandMadeProgram program = HandMadeProgram.of("T0 R x", "T0 R y");
    Plan plan = Plan.following(other.prefix(2), NOTHING, Tail.Fixed.LOWEST);
    assertThatExceptionOfType(DivergenceException.class)
        .isThrownBy(() -> program.run(plan))
        .withMessage(
            "step 2: thread 0 was expected to do WRITE on location 1 modifying it, but did READ on"
                + " location 1")
        .satisfies(divergence -> assertThat(divergence.step()).isEqualTo(1));
  }

  @Test
  void anotherLocationThanPlannedDiverges() {
    Trace other = HandMadeTrace.of("x = 0", "y = 0", "T0 R y");
    HandMadeProgram program = HandMadeProgram.of("x = 0", "y = 0", "T0 R x");
    Plan plan = Plan.following(other.prefix(1), NOTHING, Tail.Fixed.LOWEST);
    assertThatExceptionOfType(DivergenceException.class)
        .isThrownBy(() -> program.run(plan))
        .withMessageContaining("on location 1 leaving it as it is, but did READ on location 0");
  }

  @Test
  void anotherEffectThanPlannedDiverges() {
    Trace other = HandMadeTrace.of("T0 CAS x 0 1");
    HandMadeProgram program = HandMadeProgram.of("x = 5", "T0 CAS x 0 1");
    Plan plan = Plan.following(other.prefix(1), NOTHING, Tail.Fixed.LOWEST);
    assertThatExceptionOfType(DivergenceException.class)
        .isThrownBy(() -> program.run(plan))
        .withMessageContaining("expected to do COMPARE_AND_SET");
  }

  @Test
  void aPlanWithoutOperationsFitsAnything() {
    Transition[] prefix = {Transition.any(1, 0), Transition.any(0, 1)};
    Trace trace =
        HandMadeProgram.of("T0 CHOOSE 2", "T1 W x 1")
            .run(Plan.following(prefix, NOTHING, Tail.Fixed.LOWEST));
    assertThat(Schedule.of(trace)).hasToString("j1-1-0c1");
  }

  @Test
  void theFirstStepThatWasNotPrescribedIsKnown() {
    HandMadeProgram program = HandMadeProgram.of("T0 R x", "T0 R x", "T1 R x");
    assertThat(program.run(Schedule.parse("j1-1-0")).freeFrom()).isEqualTo(2);
    assertThat(program.run(Tail.Fixed.LOWEST).freeFrom()).isZero();
  }

  @Test
  void nothingIsLeftOverFromTheRunBefore() {
    HandMadeProgram program =
        HandMadeProgram.of("T0 LOCK m", "T0 WAIT m", "T0 REACQUIRE m", "T1 R x endless", "T1 R x");
    Trace first = program.run(Schedule.parse("j1-0x2-1"));
    assertThat(first.ending()).isEqualTo(Ending.CUT);
    Trace second = program.run(Schedule.parse("j1-0"));
    assertThat(second.thread(1)).isZero();
    assertThat(second.failures()).isEmpty();
  }

  @Test
  void theLocalStateOfAThreadIsWrittenDownWithItsStep() {
    Director director = new Director(Symmetry.none(2), 1);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, Kind.READ, 0, 0, 0);
    director.pending().stateOf(0, 41);
    director.arrive(1, Kind.READ, 0, 0, 0);
    director.pending().stateOf(1, 42);
    director.choose(thread -> 1);
    director.record(0, 0, 0);
    director.choose(thread -> 1);
    Trace trace = director.finish(thread -> 1);
    assertThat(trace.localState(0)).isEqualTo(41);
    assertThat(trace.localState(trace.pending(1))).isEqualTo(42);
  }

  @Test
  void aThreadMayAppearAtAnyTime() {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.HIGHEST));
    director.arrive(0, Kind.READ, 0, 0, 0);
    director.arrive(2, Kind.READ, 0, 0, 0);
    assertThat(director.choose(thread -> 1)).isEqualTo(2);
    director.record(0, 0, 0);
    assertThat(director.choose(thread -> 1)).isZero();
    director.record(0, 0, 0);
    director.arrive(130, Kind.LOCK, 1, 0, 0);
    director.pending().stateOf(131, 7);
    director.pending().dormant(132, true);
    assertThat(director.choose(thread -> 0)).isEqualTo(Director.NOBODY);
    Trace trace = director.finish(thread -> 0);
    assertThat(trace.threads()).isEqualTo(131);
    assertThat(trace.enabled(0, 0)).isTrue();
    assertThat(trace.enabled(0, 1)).isFalse();
    assertThat(trace.enabled(0, 2)).isTrue();
    assertThat(trace.enabled(0, 130)).isFalse();
    assertThat(trace.enabled(1, 0)).isTrue();
    assertThat(trace.enabled(1, 2)).isFalse();
    assertThat(trace.pending(130)).isEqualTo(2);
    assertThat(trace.blocked(130)).isTrue();
  }

  @Test
  void aThreadThatSomebodyLooksForIsKnown() {
    Trace trace = HandMadeTrace.of("T0 TRYJOIN T0");
    assertThat(trace.hasSilentSteps()).isTrue();
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, Kind.TRY_JOIN, 0, 4, 0);
    director.choose(thread -> 1);
    director.record(1, 1, 0);
    director.choose(thread -> 1);
    assertThat(director.finish(thread -> 1).threads()).isEqualTo(5);
  }

  @Test
  void aThreadThatIsStartedIsKnownEvenIfItDoesNothing() {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, Kind.START, 0, 1, 0);
    director.choose(thread -> 1);
    director.record(0, 1, 1);
    director.choose(thread -> 1);
    Trace trace = director.finish(thread -> 1);
    assertThat(trace.threads()).isEqualTo(2);
    HandMadeTrace.order(trace);
  }

  @Test
  void theNumberOfThreadsNeverShrinks() {
    Director director = new Director(Symmetry.none(0), 100);
    runOneStep(director, 3);
    Trace trace = runOneStep(director, 0);
    assertThat(trace.threads()).isEqualTo(4);
    assertThat(trace.enabled(0, 0)).isTrue();
    assertThat(trace.enabled(0, 3)).isFalse();
    assertThat(trace.copy().threads()).isEqualTo(4);
  }

  private static Trace runOneStep(Director director, int thread) {
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(thread, Kind.READ, 0, 0, 0);
    director.choose(t -> 1);
    director.record(0, 0, 0);
    director.choose(t -> 1);
    return director.finish(t -> 1);
  }

  @Test
  void threadsBeyondASymmetryAreAlone() {
    Director director = new Director(Symmetry.of(new int[2], Symmetry.Flavour.VALUES), 100);
    director.begin(Plan.free(Tail.Fixed.HIGHEST));
    for (int t = 0; t < 4; t++) {
      director.arrive(t, Kind.READ, 0, 0, 0);
    }
    assertThat(director.choose(t -> 1)).isEqualTo(3);
    director.record(0, 0, 0);
    assertThat(director.sharing().together(2, 3)).isFalse();
    assertThat(director.sharing().leastChoice(2)).isZero();
    assertThat(director.choose(t -> 1)).isEqualTo(2);
    director.record(0, 0, 0);
    assertThat(director.choose(t -> 1)).isZero();
  }

  @ParameterizedTest
  @EnumSource(Ending.class)
  void onlyCompletedAndStuckRunsAreMaximal(Ending ending) {
    assertThat(ending.maximal()).isEqualTo(ending == Ending.COMPLETED || ending == Ending.STUCK);
  }

  @Test
  void aLoopNeverEndsIfNobodyChangesWhatItLookedAt() {
    Trace trace = lookAndSpin(Kind.VOLATILE_READ, false, false, true);
    assertThat(trace.ending()).isEqualTo(Ending.STUCK);
    assertThat(trace.failures()).extracting(Failure::type).containsExactly(Failure.Type.LIVELOCK);
  }

  @Test
  void aLoopWithoutAnEndGoesOnForEver() {
    Trace trace = lookAndSpin(Kind.VOLATILE_READ, false, false, false);
    assertThat(trace.ending()).isEqualTo(Ending.CUT);
    assertThat(trace.failures()).isEmpty();
  }

  @Test
  void aLoopThatWasOvertakenIsNoFailure() {
    Trace trace = lookAndSpin(Kind.VOLATILE_READ, true, false, true);
    assertThat(trace.ending()).isEqualTo(Ending.SPINNING);
    assertThat(trace.failures()).isEmpty();
  }

  @Test
  void stepsThatLeaveNothingDoNotOvertake() {
    assertThat(lookAndSpin(Kind.UNLOCK, true, true, true).ending()).isEqualTo(Ending.STUCK);
  }

  @Test
  void whoLooksWhetherALockIsTakenIsOvertakenByEveryStep() {
    assertThat(lookAndSpin(Kind.VOLATILE_READ, true, true, true).ending())
        .isEqualTo(Ending.SPINNING);
    assertThat(lookAndSpin(Kind.TRY_LOCK, true, true, true).ending()).isEqualTo(Ending.SPINNING);
  }

  @Test
  void whoHaltsMeetsALoopThatLooksWhetherItsLockIsTaken() {
    Director director = new Director(Symmetry.none(0), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    lookAround(director, false);
    int from = director.steps();
    director.arrive(1, Kind.LOCK, 0, 0, 0);
    director.choose(t -> t);
    director.record(0, 2, 1);
    assertThat(director.meetsAtLock(1, from)).isTrue();
    assertThat(director.meetsAtLock(1, director.steps())).isFalse();
  }

  @Test
  void aLoopLooksAgainIfAnotherThreadDidSomethingThatIsNoStep() {
    Director director = spinning(false);
    director.acted(1);
    assertThat(director.choose(t -> 0)).isEqualTo(Director.NOBODY);
    assertThat(director.lookAgain(t -> 0)).isTrue();
    assertThat(director.choose(t -> 0)).isZero();
    director.record(0, 0, 1);
    director.arrive(0, Kind.SPIN, Operation.NO_LOCATION, 0, 0);
    director.pending().spins(0, 2, false);
    assertThat(director.lookAgain(t -> 0)).isFalse();
    assertThat(director.choose(t -> 0)).isEqualTo(Director.NOBODY);
    Trace trace = director.finish(stuck(true));
    assertThat(trace.late(1)).isTrue();
    assertThat(trace.failures()).extracting(Failure::type).containsExactly(Failure.Type.LIVELOCK);
  }

  @Test
  void aLoopThatLookedWithoutAStepLooksAgainAfterAnyStepThatWrites() {
    for (boolean looked : new boolean[] {false, true}) {
      Director director = spinning(looked);
      director.arrive(1, Kind.VOLATILE_WRITE, 5, 0, 0);
      assertThat(director.lookAgain(t -> t)).isFalse(); // the other one can move
      assertThat(director.choose(t -> t)).isEqualTo(1);
      director.record(0, 1, 1);
      assertThat(director.lookAgain(t -> 0)).isEqualTo(looked);
    }
  }

  @Test
  void whatAThreadDidBeforeALoopWentRoundIsSeen() {
    Director director = new Director(Symmetry.none(0), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(1, Kind.VOLATILE_WRITE, 5, 0, 0);
    director.choose(t -> t);
    director.record(0, 1, 1);
    director.acted(1);
    lookAround(director, false);
    assertThat(director.lookAgain(t -> 0)).isTrue(); // it is not known when thread 0 began
    director.choose(t -> 0);
    director.record(0, 0, 1);
    lookAround(director, false);
    assertThat(director.lookAgain(t -> 0)).isFalse();
  }

  @Test
  void aRunThatComesBackToAStateOfBeforeIsALivelock() {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    assertThat(toggle(director, 1, HAVING_ENDS)).isFalse();
    assertThat(toggle(director, 1, HAVING_ENDS)).isTrue();
    director.arrive(0, Kind.SPIN, Operation.NO_LOCATION, 0, 0);
    director.recurs();
    assertThat(director.choose(HAVING_ENDS)).isEqualTo(Director.NOBODY);
    Trace trace = director.finish(HAVING_ENDS);
    assertThat(trace.ending()).isEqualTo(Ending.STUCK);
    assertThat(trace.failures()).extracting(Failure::type).containsExactly(Failure.Type.LIVELOCK);
  }

  @Test
  void aRunThatComesBackIsNoLivelockIfNobodyCouldComeToAnEnd() {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    assertThat(toggle(director, 1, HAVING_NO_ENDS)).isFalse();
    assertThat(toggle(director, 1, HAVING_NO_ENDS)).isFalse();
  }

  @Test
  void aRunDoesNotComeBackInAnotherLocalStateOrWithOtherEffects() {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    assertThat(toggle(director, 1, HAVING_ENDS)).isFalse();
    assertThat(toggle(director, 2, HAVING_ENDS)).isFalse();
    director.acted(0);
    assertThat(toggle(director, 2, HAVING_ENDS)).isFalse();
    assertThat(toggle(director, 2, HAVING_ENDS)).isTrue();
  }

  @Test
  void aRunDoesNotComeBackWhileAnotherThreadCouldMove() {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(1, Kind.VOLATILE_READ, 7, 0, 0);
    assertThat(toggle(director, 1, HAVING_ENDS)).isFalse();
    assertThat(toggle(director, 1, HAVING_ENDS)).isFalse();
  }

  /** Thread 0 sets a variable, sets it back and is at the head of its loop. */
  private static boolean toggle(Director director, int state, Moves moves) {
    for (int value = 0; value < 2; value++) {
      director.arrive(0, Kind.VOLATILE_WRITE, 3, 0, 0);
      assertThat(director.choose(t -> 1)).isZero();
      director.record(value, 1 - value, 1 - value);
    }
    director.head(0, state);
    return director.recurs(0, moves);
  }

  private static Director spinning(boolean looked) {
    Director director = new Director(Symmetry.none(0), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    lookAround(director, looked);
    return director;
  }

  /** Thread 0 looks at a location, and then goes round. */
  private static void lookAround(Director director, boolean looked) {
    int from = director.steps();
    director.arrive(0, Kind.VOLATILE_READ, 0, 0, 0);
    director.choose(t -> 1);
    director.record(0, 0, 0);
    director.arrive(0, Kind.SPIN, Operation.NO_LOCATION, 0, 0);
    director.pending().spins(0, from, looked);
  }

  /** Thread 0 looks at a location and then goes round; thread 1 may write there in between. */
  private static Trace lookAndSpin(
      Kind look, boolean written, boolean leavesNothing, boolean ends) {
    Director director = new Director(Symmetry.none(0), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, look, 0, 0, 0);
    director.choose(t -> 1);
    director.record(0, 0, 0);
    director.arrive(0, Kind.SPIN, Operation.NO_LOCATION, 0, 0);
    director.pending().spins(0, 0, false);
    if (written) {
      director.arrive(1, Kind.VOLATILE_WRITE, 0, 0, 0);
      assertThat(director.choose(t -> t)).isEqualTo(1);
      director.record(0, 1, 1);
      if (leavesNothing) {
        director.leavesNothing();
      }
    }
    assertThat(director.choose(stuck(ends))).isEqualTo(Director.NOBODY);
    return director.finish(stuck(ends));
  }

  private static Moves stuck(boolean ends) {
    return moves(0, ends);
  }

  private static Moves moves(int choices, boolean ends) {
    return new Moves() {
      @Override
      public int choices(int thread) {
        return choices;
      }

      @Override
      public boolean hasEnd(int thread, int from) {
        return ends;
      }
    };
  }

  /** Runs a program freely; asleep is the first step of one thread. */
  private static Trace runWithAsleep(int thread, String... lines) {
    HandMadeProgram program = HandMadeProgram.of(lines);
    Trace trace = program.run(Tail.Fixed.LOWEST);
    Transition[] sleep = {trace.transition(trace.pendingAt(0, thread))};
    return program.run(Plan.following(NOTHING, sleep, Tail.Fixed.LOWEST));
  }

  private static Plan lowest() {
    return Plan.free(Tail.Fixed.LOWEST);
  }

  private static void assertDivergence(String schedule, int step, String message, String... lines) {
    HandMadeProgram program = HandMadeProgram.of(lines);
    assertThatExceptionOfType(DivergenceException.class)
        .isThrownBy(() -> program.run(Schedule.parse(schedule)))
        .withMessage(message)
        .satisfies(divergence -> assertThat(divergence.step()).isEqualTo(step));
  }
}
