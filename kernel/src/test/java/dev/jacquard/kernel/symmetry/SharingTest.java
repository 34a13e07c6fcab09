package dev.jacquard.kernel.symmetry;

import static dev.jacquard.kernel.symmetry.Symmetry.Flavour.READS_FROM;
import static dev.jacquard.kernel.symmetry.Symmetry.Flavour.VALUES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.kernel.DivergenceException;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The last line of most programs here is allowed only if its thread is no longer held back. */
class SharingTest {
  /** Threads 0 and 1 are twins, thread 2 is somebody else. */
  private static Symmetry twins(Symmetry.Flavour flavour) {
    return Symmetry.of(new int[] {0, 0, Symmetry.ALONE}, flavour);
  }

  @ParameterizedTest
  @EnumSource
  void onlyTheLowestOfThoseTogetherMayMove(Symmetry.Flavour flavour) {
    assertHeldBack(flavour, "T1 R x", "T0 R x", "T2 R x");
    assertAllowed(flavour, "T0 R x", "T1 R x", "T2 R x");
    assertAllowed(flavour, "T2 R x", "T0 R x", "T1 R x");
  }

  @Test
  void whoIsHeldBackIsNotEnabled() {
    Trace trace =
        HandMadeProgram.symmetric(VALUES, "T0 R x", "T1 R x", "T2 R x").run(Tail.Fixed.HIGHEST);
    assertThat(trace.thread(0)).isZero();
    assertThat(trace.enabled(0, 0)).isTrue();
    assertThat(trace.enabled(0, 1)).isFalse();
    assertThat(trace.enabled(1, 1)).isTrue();
    assertThat(trace.enabled(1, 2)).isFalse();
  }

  @Test
  void aThreadThatSharesAgainWaitsForTheNextStepToo() {
    assertHeldBack(VALUES, "T0 R x", "T1 R x", "T1 R y", "T0 R y", "T2 R z");
    assertAllowed(VALUES, "T0 R x", "T1 R x", "T0 R y", "T1 R y", "T2 R z");
  }

  @ParameterizedTest
  @EnumSource
  void twinsPartWhenTheyReadDifferentValues(Symmetry.Flavour flavour) {
    assertAllowed(flavour, "T0 R x", "T2 W x 1", "T1 R x", "T1 R y", "T0 R y");
  }

  @Test
  void byValuesTwinsStayTogetherAfterAWriteOfTheSameValue() {
    assertHeldBack(VALUES, "T0 R x", "T2 W x 0", "T1 R x", "T1 R y", "T0 R y");
  }

  @Test
  void byReadsFromTwinsPartWhenTheyReadDifferentWrites() {
    assertAllowed(READS_FROM, "T0 R x", "T2 W x 0", "T1 R x", "T1 R y", "T0 R y");
  }

  @Test
  void byReadsFromTwinsStayTogetherWhenTheyReadTheSameWrite() {
    assertHeldBack(READS_FROM, "T2 W x 1", "T0 R x", "T1 R x", "T1 R y", "T0 R y");
  }

  @Test
  void byValuesTwinsStayTogetherAfterTheirOwnWrites() {
    assertHeldBack(VALUES, "T0 W x 1", "T1 W x 1", "T1 R y", "T0 R y", "T2 R x");
  }

  @Test
  void byReadsFromTwinsPartAfterTheirOwnWrites() {
    assertAllowed(READS_FROM, "T0 W x 1", "T1 W x 1", "T1 R y", "T0 R y", "T2 R x");
  }

  @Test
  void twinsPartWhenOneCasFailsAndTheOtherDoesNot() {
    assertAllowed(VALUES, "T0 CAS x 0 1", "T1 CAS x 0 1", "T1 R y", "T0 R y", "T2 R y");
  }

  @ParameterizedTest
  @EnumSource
  void theirOwnPermitsDoNotTellTwinsApart(Symmetry.Flavour flavour) {
    String[] parking = {
      "T2 UNPARK T0", "T2 UNPARK T1", "T0 PARK", "T1 PARK", "T1 R y", "T0 R y",
    };
    assertHeldBack(flavour, parking);
  }

  @ParameterizedTest
  @EnumSource
  void aDistinguishingStepTellsTwinsApart(Symmetry.Flavour flavour) {
    assertAllowed(flavour, "T0 R x !", "T1 R x !", "T1 R y", "T0 R y", "T2 R z");
  }

  @Test
  void whoNotifiesDoesNotSeeWhomItWoke() {
    Symmetry symmetry = Symmetry.of(new int[] {0, 0, Symmetry.ALONE, Symmetry.ALONE}, VALUES);
    String[] lines = {
      "T2 LOCK m",
      "T2 WAIT m",
      "T3 LOCK m",
      "T3 WAIT m",
      "T0 LOCK m",
      "T0 NOTIFY m",
      "T0 UNLOCK m",
      "T1 LOCK m",
      "T1 NOTIFY m",
      "T1 UNLOCK m",
      "T1 R x",
      "T0 R x",
      "T2 REACQUIRE m",
      "T2 UNLOCK m",
      "T3 REACQUIRE m",
      "T3 UNLOCK m"
    };
    HandMadeProgram program = HandMadeProgram.symmetric(symmetry, lines);
    assertThatThrownBy(() -> program.run(program.asWritten()))
        .hasMessage("step 11: thread 1 cannot move there");
  }

  @Test
  void aThreadFollowsTheOneThatPassedTheSamePlaceLast() {
    Trace trace = HandMadeTrace.of(VALUES, "T0 R x", "T1 R x", "T2 R x");
    assertThat(trace.follows(0)).isEqualTo(-1);
    assertThat(trace.follows(1)).isEqualTo(0);
    assertThat(trace.follows(2)).isEqualTo(1);
  }

  @Test
  void aPendingStepFollowsTheOneThatPassedItsPlace() {
    Trace trace =
        HandMadeProgram.symmetric(VALUES, "T0 AWAIT x == 0", "T1 AWAIT x == 0", "T0 W x 1")
            .run(Schedule.parse("j1-0x2"));
    assertThat(trace.ending()).isEqualTo(Ending.STUCK);
    assertThat(trace.follows(trace.pending(1))).isZero();
  }

  @Test
  void whoIsHeldBackAtTheEndDoesNotWaitForAResource() {
    Trace trace = HandMadeTrace.of(VALUES, "(T0 LOCK m)", "(T1 LOCK m)", "m = 9");
    assertThat(trace.ending()).isEqualTo(Ending.STUCK);
    assertThat(trace.blocked(0)).isTrue();
    assertThat(trace.blocked(1)).isFalse();
  }

  @Test
  void byReadsFromTwinsChooseInAscendingOrder() {
    HandMadeProgram program = HandMadeProgram.symmetric(READS_FROM, "T0 CHOOSE 3", "T1 CHOOSE 3");
    assertThat(program.run(Schedule.parse("j1-0c1-1")).result(1)).isEqualTo(1);
    assertThat(program.run(Schedule.parse("j1-0c1-1c1")).result(1)).isEqualTo(2);
    assertThatThrownBy(() -> program.run(Schedule.parse("j1-0c1-1c2")))
        .isInstanceOf(DivergenceException.class)
        .hasMessage("step 2: thread 1 has no alternative 2 there");
  }

  @Test
  void aScheduleNamesChoicesAsTheyAreWithoutSymmetry() {
    String[] lines = {"T0 CHOOSE 3", "T1 CHOOSE 3"};
    HandMadeProgram symmetric = HandMadeProgram.symmetric(READS_FROM, lines);
    Trace trace = symmetric.run(Schedule.parse("j1-0c1-1c1"));
    assertThat(Schedule.of(trace)).hasToString("j1-0c1-1c2");
    assertThat(HandMadeProgram.of(lines).run(Schedule.of(trace)).result(1)).isEqualTo(2);
  }

  @Test
  void byValuesTwinsChooseFreely() {
    HandMadeProgram program = HandMadeProgram.symmetric(VALUES, "T0 CHOOSE 3", "T1 CHOOSE 3");
    assertThat(program.run(Schedule.parse("j1-0c2-1")).result(1)).isZero();
  }

  @Test
  void twinsThatAreStartedLaterChooseFreely() {
    Symmetry symmetry = Symmetry.of(new int[] {0, 0, Symmetry.ALONE}, READS_FROM);
    HandMadeProgram program =
        HandMadeProgram.symmetric(
            symmetry, "T2 START T0", "T2 START T1", "T0 CHOOSE 3", "T1 CHOOSE 3");
    assertThat(program.run(Schedule.parse("j1-2-0c2-2-1")).result(3)).isZero();
  }

  @Test
  void togetherMeansTheWholeHistory() {
    Director director = new Director(twins(VALUES), Integer.MAX_VALUE);
    director.begin(Plan.following(Schedule.parse("j1-0-1"), Tail.Fixed.LOWEST));
    for (int t = 0; t < 3; t++) {
      director.arrive(t, Kind.READ, 0, 0, 0);
    }
    assertThat(director.sharing().together(0, 1)).isTrue();
    assertThat(director.sharing().together(0, 2)).isFalse();
    director.choose(thread -> 1);
    director.record(7, 7, 7);
    assertThat(director.sharing().together(0, 1)).isFalse();
    director.choose(thread -> 1);
    director.record(7, 7, 7);
    assertThat(director.sharing().together(0, 1)).isTrue();
  }

  @Test
  void longHistoriesAndManyLocationsFit() {
    String[] lines = new String[400];
    for (int i = 0; i < 200; i++) {
      lines[2 * i] = "T0 W x" + i + " 1";
      lines[2 * i + 1] = "T1 W x" + i + " 1";
    }
    assertThat(HandMadeTrace.of(VALUES, lines).length()).isEqualTo(400);
    assertThat(HandMadeTrace.of(READS_FROM, lines).length()).isEqualTo(400);
  }

  @Test
  void theNextRunStartsFromTheRootAgain() {
    HandMadeProgram program = HandMadeProgram.symmetric(READS_FROM, "T0 CHOOSE 2", "T1 CHOOSE 2");
    Trace first = program.run(Schedule.parse("j1-0c1-1"));
    assertThat(first.length()).isEqualTo(2);
    assertThatThrownBy(() -> program.run(Schedule.parse("j1-1")))
        .hasMessage("step 1: thread 1 cannot move there");
    assertThat(program.run(Tail.Fixed.LOWEST).follows(0)).isEqualTo(-1);
    assertThat(program.run(Schedule.parse("j1-0-1")).result(1)).isZero();
  }

  private static void assertHeldBack(Symmetry.Flavour flavour, String... lines) {
    HandMadeProgram program = HandMadeProgram.symmetric(twins(flavour), lines);
    assertThatThrownBy(() -> program.run(program.asWritten()))
        .isInstanceOf(DivergenceException.class)
        .hasMessageContaining("thread 1 cannot move there");
  }

  private static void assertAllowed(Symmetry.Flavour flavour, String... lines) {
    HandMadeProgram program = HandMadeProgram.symmetric(twins(flavour), lines);
    assertThatCode(() -> program.run(program.asWritten())).doesNotThrowAnyException();
  }
}
