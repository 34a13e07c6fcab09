package dev.jacquard.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import org.junit.jupiter.api.Test;

class TallyTest {
  private static final Trace COMPLETED = HandMadeTrace.of("T0 R x", "T0 R y");
  private static final Trace FAILING = HandMadeTrace.of("T0 R x fails", "T1 R x fails");
  private static final Trace STUCK = HandMadeTrace.of("T0 LOCK m", "(T1 LOCK m)");
  private static final Trace LIVELOCKED = HandMadeTrace.of("T1 R y", "(T0 AWAIT x == 1)");
  private static final Trace CUT = HandMadeTrace.of("T0 R x", "(T0 R y)");

  private static Trace asleep() {
    HandMadeProgram program = HandMadeProgram.of("T0 R x", "T1 R x");
    Transition[] sleep = {Transition.any(0, 0), Transition.any(1, 0)};
    return program.run(Plan.following(new Transition[0], sleep, Tail.Fixed.LOWEST));
  }

  @Test
  void startsFromNothing() {
    Tally tally = new Tally();
    assertThat(tally.executions()).isZero();
    assertThat(tally.steps()).isZero();
    assertThat(tally.failing(Failure.Type.DEADLOCK)).isZero();
  }

  @Test
  void countsExecutionsAndTheStepsThatWereNotReplayed() {
    Tally tally = new Tally();
    tally.count(COMPLETED, 0, false);
    tally.count(COMPLETED, 1, false);
    assertThat(tally.executions()).isEqualTo(2);
    assertThat(tally.steps()).isEqualTo(3);
    assertThat(tally.blocked()).isZero();
    assertThat(tally.cut()).isZero();
  }

  @Test
  void aRunGivenUpIsNoExecution() {
    Tally tally = new Tally();
    tally.count(asleep(), 0, true);
    assertThat(tally.executions()).isZero();
    assertThat(tally.blocked()).isEqualTo(1);
    assertThat(tally.failing(Failure.Type.RACE)).isZero();
  }

  @Test
  void aRunWhoseLoopWouldSeeSomethingNewIsAnExecutionOnlyIfItShowsAFailure() {
    Tally tally = new Tally();
    tally.count(overtaken(), 0, false);
    assertThat(tally.executions()).isZero();
    assertThat(tally.blocked()).isEqualTo(1);
    tally.count(overtaken(), 0, true);
    assertThat(tally.executions()).isEqualTo(1);
    assertThat(tally.failing(Failure.Type.RACE)).isEqualTo(1);
    assertThat(tally.blocked()).isEqualTo(1);
  }

  /** Thread 0 looks at a location and goes round in a loop; thread 1 writes there. */
  private static Trace overtaken() {
    Director director = new Director(Symmetry.none(0), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, Kind.VOLATILE_READ, 0, 0, 0);
    director.choose(t -> 1);
    director.record(0, 0, 0);
    director.arrive(0, Kind.SPIN, Operation.NO_LOCATION, 0, 0);
    director.pending().spins(0, 0, false);
    director.arrive(1, Kind.VOLATILE_WRITE, 0, 0, 0);
    director.choose(t -> t);
    director.record(0, 1, 1);
    director.choose(t -> 0);
    return director.finish(t -> 0);
  }

  @Test
  void anExecutionThatWasCutIsOne() {
    Tally tally = new Tally();
    tally.count(CUT, 0, false);
    assertThat(tally.executions()).isEqualTo(1);
    assertThat(tally.cut()).isEqualTo(1);
  }

  @Test
  void countsFailingExecutionsByTypeAndNotFailures() {
    Tally tally = new Tally();
    tally.count(FAILING, 0, true);
    tally.count(STUCK, 0, false);
    tally.count(LIVELOCKED, 0, false);
    assertThat(tally.failing(Failure.Type.ASSERTION)).isEqualTo(1);
    assertThat(tally.failing(Failure.Type.RACE)).isEqualTo(1);
    assertThat(tally.failing(Failure.Type.DEADLOCK)).isEqualTo(1);
    assertThat(tally.failing(Failure.Type.LIVELOCK)).isEqualTo(1);
    assertThat(tally.failing(Failure.Type.EXCEPTION)).isZero();
  }

  @Test
  void talliesOfPartsAddUp() {
    Tally one = new Tally();
    one.count(COMPLETED, 0, true);
    one.count(asleep(), 0, false);
    Tally other = new Tally();
    other.count(STUCK, 0, false);
    other.count(CUT, 0, true);
    one.add(other);
    assertThat(one.executions()).isEqualTo(3);
    assertThat(one.blocked()).isEqualTo(1);
    assertThat(one.cut()).isEqualTo(1);
    assertThat(one.steps()).isEqualTo(4);
    assertThat(one.failing(Failure.Type.RACE)).isEqualTo(2);
    assertThat(one.failing(Failure.Type.DEADLOCK)).isEqualTo(1);
  }
}
