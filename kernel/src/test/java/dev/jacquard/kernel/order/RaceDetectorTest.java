package dev.jacquard.kernel.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Schedules;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.run.RandomPrograms;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class RaceDetectorTest {
  @Test
  void twoPlainAccessesRaceIfOneWrites() {
    assertRace(0, 1, "T0 W x 1", "T1 R x");
    assertRace(0, 1, "T0 R x", "T1 W x 1");
    assertRace(0, 1, "T0 W x 1", "T1 W x 1");
    assertNoRace("T0 R x", "T1 R x");
    assertNoRace("T0 W x 1", "T1 W y 1");
    assertNoRace("T0 W x 1", "T0 R x");
  }

  @Test
  void anAwaitOfAPlainVariableIsAPlainRead() {
    assertRace(0, 1, "T0 W x 1", "T1 AWAIT x == 1");
    assertNoRace("T0 VW x 1", "T1 VAWAIT x == 1");
  }

  @Test
  void opaqueAccessesOrderNothingAndRaceWithPlainOnesOnly() {
    assertRace(0, 3, "T0 W x 1", "T0 OW f 1", "T1 OR f", "T1 R x");
    assertRace(0, 3, "T0 W x 1", "T0 VW f 1", "T1 OR f", "T1 R x");
    assertRace(0, 3, "T0 W x 1", "T0 OW f 1", "T1 VR f", "T1 R x");
    assertRace(0, 1, "T0 OW x 1", "T1 R x");
    assertNoRace("T0 OW x 1", "T1 OR x");
  }

  @Test
  void accessesInsideOfALibraryOrderNothingAndAreNoRace() {
    assertRace(0, 3, "T0 W x 1", "T0 KW f 1", "T1 KR f", "T1 R x");
    assertNoRace("T0 KW x 1", "T1 KR x", "T1 KW x 2");
  }

  @Test
  void eachUnorderedAccessGivesItsOwnRace() {
    assertThat(find("T0 R x", "T1 R x", "T2 W x 1"))
        .extracting(race -> race.first().row())
        .containsExactly(0, 1);
  }

  @Test
  void aRaceNamesTheLocation() {
    HandMadeProgram program = HandMadeProgram.of("T0 R a", "T0 W b 1", "T1 R b");
    List<DataRace> races = new RaceDetector().find(program.run(program.asWritten()));
    Access write = new Access(0, 1, true, true, 1, 1);
    Access read = new Access(1, 2, false, true, 0, 2);
    assertThat(races).containsExactly(new DataRace(program.location("b"), write, read));
  }

  @Test
  void aLockOrdersWhatItGuards() {
    assertNoRace("T0 LOCK m", "T0 W x 1", "T0 UNLOCK m", "T1 LOCK m", "T1 W x 2", "T1 UNLOCK m");
  }

  @Test
  void anotherLockDoesNot() {
    assertRace(
        1, 4, "T0 LOCK m", "T0 W x 1", "T0 UNLOCK m", "T1 LOCK n", "T1 W x 2", "T1 UNLOCK n");
  }

  @Test
  void whatStandsBehindTheUnlockIsNotGuarded() {
    assertRace(2, 4, "T0 LOCK m", "T0 UNLOCK m", "T0 W x 1", "T1 LOCK m", "T1 R x", "T1 UNLOCK m");
  }

  @Test
  void waitAndReacquireReleaseAndTakeTheLock() {
    assertNoRace(
        "T0 LOCK m",
        "T0 W x 1",
        "T0 WAIT m",
        "T1 LOCK m",
        "T1 W x 2",
        "T1 NOTIFY m",
        "T1 UNLOCK m",
        "T0 REACQUIRE m",
        "T0 W x 3",
        "T0 UNLOCK m");
  }

  @Test
  void aVolatileWriteOrdersWhatItsReaderSees() {
    assertNoRace("T0 W x 1", "T0 VW v 1", "T1 VR v", "T1 R x");
    assertNoRace("T0 W x 1", "T0 VW v 1", "T1 VAWAIT v == 1", "T1 R x");
  }

  @Test
  void anEarlierVolatileWriteOrdersToo() {
    assertNoRace("T0 W x 1", "T0 VW v 1", "T2 VW v 2", "T1 VR v", "T1 R x");
  }

  @Test
  void aVolatileReadBeforeTheWriteOrdersNothing() {
    assertRace(1, 3, "T1 VR v", "T0 W x 1", "T0 VW v 1", "T1 R x");
  }

  @Test
  void twoVolatileWritesOrderNothing() {
    assertRace(0, 3, "T0 W x 1", "T0 VW v 1", "T1 VW v 1", "T1 R x");
  }

  @Test
  void aPlainVariableOrdersNothing() {
    assertThat(find("T0 W x 1", "T0 W y 1", "T1 R y", "T1 R x")).hasSize(2);
  }

  @Test
  void anAtomicUpdateReadsAndWritesAsVolatile() {
    assertNoRace("T0 W x 1", "T0 ADD c 1", "T1 ADD c 1", "T1 R x");
    assertNoRace("T0 W x 1", "T0 CAS c 0 1", "T1 CAS c 1 2", "T1 R x");
  }

  @Test
  void aFailingCasReadsAsVolatileButPublishesNothing() {
    assertNoRace("T0 W x 1", "T0 VW c 1", "T1 CAS c 0 2", "T1 R x");
    assertRace(1, 3, "T2 VW c 1", "T0 W x 1", "T0 CAS c 0 1", "T1 R x", "T1 VR c");
    assertRace(1, 4, "T2 VW c 1", "T0 W x 1", "T0 CAS c 0 1", "T1 VR c", "T1 R x");
  }

  @Test
  void atomicsDoNotRaceWithEachOther() {
    assertNoRace("T0 VW x 1", "T1 VW x 2", "T2 ADD x 1", "T3 CAS x 0 1", "T4 VR x");
  }

  @Test
  void atomicsRaceWithPlainAccesses() {
    assertRace(0, 1, "T0 ADD x 1", "T1 R x");
    assertRace(0, 1, "T0 R x", "T1 ADD x 1");
    assertRace(0, 1, "T0 VW x 1", "T1 W x 1");
    assertRace(0, 1, "T0 W x 1", "T1 VW x 1");
    assertRace(0, 1, "T0 VR x", "T1 W x 1");
    assertRace(0, 1, "T0 W x 1", "T1 VR x");
    assertNoRace("T0 VR x", "T1 R x");
  }

  @Test
  void aFailingCasRacesWithPlainWritesOnly() {
    assertRace(0, 1, "T0 W x 1", "T1 CAS x 0 2");
    assertNoRace("x = 1", "T0 R x", "T1 CAS x 0 2");
  }

  @Test
  void anAtomicUpdateOfARacyLocationRacesOnceWithAWrite() {
    assertRace(0, 1, "T0 W x 1", "T1 ADD x 1");
  }

  @Test
  void aStartOrdersWhatCameBeforeIt() {
    assertNoRace("T0 W x 1", "T0 START T1", "T1 R x");
    assertRace(1, 2, "T0 START T1", "T0 W x 1", "T1 R x");
  }

  @Test
  void aStartThatFailsOrdersNothing() {
    assertRace(1, 3, "T0 START T1", "T2 W x 1", "T2 START T1", "T1 R x");
  }

  @Test
  void aJoinOrdersWhatTheThreadDid() {
    assertNoRace("T1 W x 1", "T0 JOIN T1", "T0 W x 2");
  }

  @Test
  void aTimedJoinOrdersIfTheThreadHasEnded() {
    assertNoRace("T1 W x 1", "T1 END", "T0 TRYJOIN T1", "T0 W x 2");
    assertNoRace("T1 W x 1", "T1 END", "T0 JOIN T1", "T0 W x 2");
    assertRace(0, 2, "T1 W x 1", "T0 TRYJOIN T1", "T0 W x 2", "T1 END");
  }

  @Test
  void aTimedParkOrdersNothing() {
    assertRace(0, 3, "T1 W x 1", "T1 UNPARK T0", "T0 TRYPARK", "T0 W x 2");
  }

  @Test
  void givingUpOrdersNothing() {
    assertRace(
        1,
        5,
        "T1 LOCK m",
        "T1 W x 1",
        "T1 UNLOCK m",
        "T2 INTERRUPT T0",
        "T0 LOCK m interruptible",
        "T0 W x 2");
    assertRace(0, 3, "T1 W x 1", "T1 INTERRUPT T0", "T0 LOCK m interruptible", "T0 W x 2");
  }

  @Test
  void anInterruptOrdersIfTheFlagIsReadForItself() {
    assertNoRace("T1 W x 1", "T1 INTERRUPT T0", "T0 ADD flag0 1", "T0 W x 2");
  }

  @Test
  void aSuccessfulTryLockOrders() {
    assertNoRace("T0 LOCK m", "T0 W x 1", "T0 UNLOCK m", "T1 TRYLOCK m", "T1 W x 2", "T1 UNLOCK m");
  }

  @Test
  void aFailedTryLockOrdersNothing() {
    assertRace(
        3,
        5,
        "T2 LOCK m",
        "T2 UNLOCK m",
        "T0 LOCK m",
        "T0 W x 1",
        "T1 TRYLOCK m",
        "T1 R x",
        "T0 UNLOCK m");
    assertRace(0, 5, "T0 W x 1", "T0 LOCK m", "T0 UNLOCK m", "T2 LOCK m", "T1 TRYLOCK m", "T1 R x");
  }

  @Test
  void parkAndUnparkOrderNothing() {
    assertRace(0, 3, "T0 W x 1", "T0 UNPARK T1", "T1 PARK", "T1 R x");
  }

  @Test
  void aReleaseOrdersWhatALaterAcquireSees() {
    assertNoRace("T0 W x 1", "T0 RELEASE s 1", "T1 ACQUIRE s 1", "T1 R x");
    assertNoRace("T0 W x 1", "T0 RELEASE s 1", "T1 TRYACQUIRE s 1", "T1 R x");
  }

  @Test
  void twoAcquiresOrderNothing() {
    assertRace(1, 3, "s = 2", "T0 ACQUIRE s 1", "T0 W x 1", "T1 ACQUIRE s 1", "T1 R x");
  }

  @Test
  void aFailedTryAcquireOrdersNothing() {
    assertRace(0, 3, "T0 W x 1", "T0 RELEASE s 1", "T1 TRYACQUIRE s 2", "T1 R x");
  }

  @Test
  void aTraceWithoutPlainAccessesHasNoRaces() {
    assertNoRace("T0 VW x 1", "T1 VR x");
  }

  @Test
  void nothingIsLeftOverFromTheTraceBefore() {
    RaceDetector detector = new RaceDetector();
    detector.find(HandMadeTrace.of("T0 W x 1", "T0 VW v 1", "T1 VR v", "T1 R x", "T2 R z"));
    assertThat(detector.find(HandMadeTrace.of("T1 R y"))).isEmpty();
    assertThat(detector.find(HandMadeTrace.of("T0 VR v", "T0 W x 1", "T1 R x"))).hasSize(1);
  }

  @Test
  void racesThatTheFrontEndSawAreThoseOfTheTraceToo() {
    Director director = new Director(Symmetry.none(1), 10);
    DataRace race =
        new DataRace(3, new Access(0, 0, true, true, 5, -1), new Access(1, 1, false, true, 6, -1));
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.race(race);
    director.choose(thread -> 1);
    Trace trace = director.finish(thread -> 1);
    assertThat(trace.races()).containsExactly(race);
    assertThat(new RaceDetector().find(trace)).containsExactly(race);
    Trace copy = trace.copy();
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    assertThat(trace.races()).isEmpty();
    assertThat(copy.races()).containsExactly(race);
  }

  /** One execution per trace decides: every linearisation of it has the same races. */
  @Property(tries = 200)
  void racesDoNotDependOnTheOrderOfIndependentSteps(
      @ForAll("programs") HandMadeProgram program, @ForAll long seed) {
    Trace trace = program.run(new Tail.Uniform(seed));
    for (int step = 0; step + 1 < trace.length(); step++) {
      if (!Dependence.dependent(trace, step, step + 1, trace.writes(step + 1))) {
        Trace swapped = program.run(Schedules.swapped(Schedule.of(trace), step));
        assertThat(sites(swapped)).containsExactlyInAnyOrderElementsOf(sites(trace));
      }
    }
  }

  @Provide
  Arbitrary<HandMadeProgram> programs() {
    return RandomPrograms.programs();
  }

  private static List<String> sites(Trace trace) {
    return new RaceDetector()
        .find(trace).stream()
            .map(race -> List.of(site(race.first()), site(race.second())))
            .map(pair -> pair.stream().sorted().toList().toString())
            .toList();
  }

  private static String site(Access access) {
    return access.thread() + ":" + access.site();
  }

  private static void assertRace(int first, int second, String... lines) {
    assertThat(find(lines))
        .extracting(race -> race.first().row(), race -> race.second().row())
        .containsExactly(tuple(first, second));
  }

  private static void assertNoRace(String... lines) {
    assertThat(find(lines)).isEmpty();
  }

  private static List<DataRace> find(String... lines) {
    return new RaceDetector().find(HandMadeTrace.of(lines));
  }
}
