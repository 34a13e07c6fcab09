package dev.jacquard.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClocksTest {
  private static final int X = 0;
  private static final int MEETING = 1;

  /** A thread writes and takes a step; another one takes a step there and reads. */
  @ParameterizedTest
  @EnumSource(Kind.class)
  void clocksOrderWhatTheRaceDetectorOrders(Kind first) {
    for (Kind second : Kind.values()) {
      for (long before = 0; before <= Kind.ENDED; before++) {
        for (long then = 0; then <= Kind.ENDED; then++) {
          Trace trace = meeting(first, before, second, then);
          assertThat(isOrdered(trace))
              .as("%s at %d, then %s at %d", first, before, second, then)
              .isEqualTo(!hasRace(trace));
        }
      }
    }
  }

  @Test
  void anUnlockComesBeforeALockAndNotTheOtherWayRound() {
    assertThat(isOrdered(meeting(Kind.UNLOCK, 1, Kind.LOCK, 0))).isTrue();
    assertThat(isOrdered(meeting(Kind.LOCK, 0, Kind.UNLOCK, 1))).isFalse();
    assertThat(isOrdered(meeting(Kind.UNLOCK, 1, Kind.TRY_LOCK, 1))).isFalse();
  }

  @Test
  void whatWasPublishedInARunIsForgottenInTheNext() {
    Clocks clocks = new Clocks();
    clocks.begin(1);
    clocks.tick(0);
    clocks.publish(0, MEETING);
    clocks.begin(2);
    clocks.learn(1, MEETING);
    assertThat(clocks.knows(1, 0, 1)).isFalse();
  }

  @Test
  void thereIsRoomForManyThreadsAndLocations() {
    Clocks clocks = new Clocks();
    clocks.begin(1);
    clocks.admit(40);
    clocks.tick(40);
    clocks.publish(40, 1_000);
    clocks.learn(0, 1_000);
    assertThat(clocks.knows(0, 40, 1)).isTrue();
    assertThat(clocks.knowsAllAt(1, 1_000)).isFalse();
    assertThat(clocks.knowsAllAt(0, 1_000)).isTrue();
  }

  @Test
  void timeGoesTheWaysOfKnowledge() {
    Clocks clocks = new Clocks();
    clocks.begin(1);
    clocks.pass(0, 5);
    clocks.publish(0, MEETING);
    clocks.learn(1, MEETING);
    assertThat(clocks.nanos(1)).isEqualTo(5);
    clocks.pass(1, 2);
    clocks.inform(2, 1);
    assertThat(clocks.nanos(2)).isEqualTo(7);
    assertThat(clocks.nanos(0)).isEqualTo(5);
  }

  private static Trace meeting(Kind first, long before, Kind second, long then) {
    Director director = new Director(Symmetry.none(2), 10);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    step(director, 0, Kind.WRITE, X, 0, 0);
    step(director, 0, first, MEETING, before, 1);
    step(director, 1, second, MEETING, then, 0);
    step(director, 1, Kind.READ, X, 0, 0);
    director.choose(thread -> 1);
    return director.finish(thread -> 1);
  }

  /** The argument is the other thread, for the kinds whose argument names one. */
  private static void step(
      Director director, int thread, Kind kind, int location, long before, long argument) {
    director.arrive(thread, kind, location, argument, 0);
    director.choose(candidate -> 1);
    director.record(before, before, 0);
  }

  private static boolean hasRace(Trace trace) {
    return new RaceDetector().find(trace).stream().anyMatch(race -> race.location() == X);
  }

  private static boolean isOrdered(Trace trace) {
    Clocks clocks = new Clocks();
    clocks.begin(1);
    for (int row = 0; row < trace.length(); row++) {
      int thread = trace.thread(row);
      clocks.tick(thread);
      clocks.order(
          thread,
          trace.kind(row),
          trace.location(row),
          trace.argument(row),
          trace.before(row),
          trace.writes(row));
    }
    return clocks.knows(1, 0, 1);
  }
}
