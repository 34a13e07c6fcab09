package dev.jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Legend;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Access;
import dev.jacquard.kernel.trace.DataRace;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.report.text.InterleavingTable;
import dev.jacquard.report.text.Page;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Races between accesses that are no steps, as the JVM front end finds them. */
class AccessesBetweenStepsTest {
  private static final Access WRITE = between(0, 1, true, 20);
  private static final Access READ = between(1, 2, false, 30);
  private static final DataRace RACE = new DataRace(7, WRITE, READ);

  @Test
  void theSentenceNamesThreadsPlacesAndLocation() {
    assertThat(sentence(RACE))
        .isEqualTo(
            "race on Account.balance: main wrote it after step 1 (line 20) and worker read it after"
                + " step 2 (line 30); no lock, volatile, start or join orders the two");
    assertThat(new RaceReasons(trace(), LEGEND, RACE).lines())
        .containsExactly(
            "main held lock m, worker held no lock",
            "between the two, main did nothing that worker could synchronise with");
    assertThat(new RaceRemedies(trace(), LEGEND, List.of(), RACE).lines())
        .containsExactly("hold lock m at line 30 too: it orders the two accesses");
  }

  @Test
  void aPlaceInAnotherFileIsNamedInFull() {
    DataRace race = new DataRace(7, between(1, 0, false, 99), WRITE);
    assertThat(sentence(race))
        .startsWith(
            "race on Account.balance: worker read it before the first step (Bank.java:99) and main"
                + " wrote it after step 1 (line 20)");
  }

  @Test
  void anAtomicAccessIsToldFromAPlainOne() {
    DataRace race = new DataRace(7, new Access(0, 1, true, false, 20, -1), READ);
    assertThat(sentence(race)).contains("main wrote it atomically after step 1");
    assertThat(new RaceReasons(trace(), LEGEND, race).lines())
        .anyMatch(reason -> reason.startsWith("the access of worker is plain"));
  }

  @Test
  void theTableShowsTheAccessesWhereTheyHappened() {
    Trace trace = trace();
    assertThat(new InterleavingTable(trace, LEGEND, List.of(RACE, RACE)).lines(Page.PLAIN))
        .containsExactly(
            "         step  line  main                    worker",
            "            1    10  locked m",
            "race ->          20  Account.balance: wrote",
            "            2    11                          park returned",
            "race ->          30                          Account.balance: read");
  }

  @Test
  void aNarrowTableHasOneColumnForAll() {
    assertThat(
            new InterleavingTable(trace(), LEGEND, List.of(RACE))
                .lines(new Page(30, 200, false, "")))
        .contains("race ->                Account.", "                         balance:");
  }

  @Test
  void anAccessIsShownEvenIfTheRowsAroundItAreLeftOut() {
    assertThat(
            new InterleavingTable(trace(), LEGEND, List.of(RACE))
                .lines(new Page(100, 0, false, "")))
        .containsExactly(
            "         step  line  main                    worker",
            "            1    10  locked m", // a gap in its place would be as long
            "race ->          20  Account.balance: wrote",
            "            2    11                          park returned",
            "race ->          30                          Account.balance: read");
  }

  private static String sentence(DataRace race) {
    Failure failure = new Failure(Failure.Type.RACE, race.second().thread(), 0, "");
    return new FailureSentence(trace(), LEGEND).of(failure, Optional.of(race));
  }

  private static Access between(int thread, int step, boolean write, int site) {
    return new Access(thread, step, write, true, site, Access.NO_STEP);
  }

  /** The thread main takes a lock, then worker parks. */
  private static Trace trace() {
    Director director = new Director(Symmetry.none(0), 100);
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, Kind.LOCK, 1, 0, 10);
    director.arrive(1, Kind.PARK, 2, 0, 11);
    director.choose(thread -> 1);
    director.record(0, 1, 0);
    director.choose(thread -> 1);
    director.record(1, 0, 0);
    director.choose(thread -> 1);
    return director.finish(thread -> 1);
  }

  private static final Legend LEGEND =
      new Legend() {
        @Override
        public int threads() {
          return 2;
        }

        @Override
        public String thread(int thread) {
          return thread == 0 ? "main" : "worker";
        }

        @Override
        public String location(int location) {
          return location == 7 ? "Account.balance" : "m";
        }

        @Override
        public String waitQueue(int queue) {
          return "m";
        }

        @Override
        public String site(int thread, int site) {
          return (site == 99 ? "Bank.java:" : "Account.java:") + site;
        }
      };
}
