package dev.jacquard.kernel.order;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.run.RandomPrograms;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.HandMadeTrace;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class HappensBeforeTest {
  @Test
  void stepsOfOneThreadAreOrdered() {
    HappensBefore order = order("T0 R x", "T1 R y", "T0 R z");
    assertThat(order.ordered(0, 2)).isTrue();
    assertThat(order.explained(0, 2)).isTrue();
  }

  @Test
  void everyStepHappensBeforeItself() {
    assertThat(order("T0 R x").ordered(0, 0)).isTrue();
  }

  @Test
  void independentStepsAreNotOrdered() {
    HappensBefore order = order("T0 R x", "T1 W y 1", "T2 R x");
    assertThat(order.ordered(0, 1)).isFalse();
    assertThat(order.ordered(1, 0)).isFalse();
    assertThat(order.ordered(0, 2)).isFalse();
  }

  @Test
  void aWriteHappensBeforeALaterRead() {
    assertOrderedByDependence(order("T0 W x 1", "T1 R x"));
  }

  @Test
  void aReadHappensBeforeALaterWrite() {
    assertOrderedByDependence(order("T0 R x", "T1 W x 1"));
  }

  @Test
  void aWriteHappensBeforeALaterWrite() {
    assertOrderedByDependence(order("T0 W x 1", "T1 W x 1"));
  }

  private static void assertOrderedByDependence(HappensBefore order) {
    assertThat(order.ordered(0, 1)).isTrue();
    assertThat(order.ordered(1, 0)).isFalse();
    assertThat(order.explained(0, 1)).isFalse();
  }

  @Test
  void aWriteHappensAfterAllReadsSinceTheLastWrite() {
    HappensBefore order = order("T0 W x 1", "T1 R x", "T2 R x", "T3 W x 2");
    assertThat(order.ordered(0, 3)).isTrue();
    assertThat(order.ordered(1, 3)).isTrue();
    assertThat(order.ordered(2, 3)).isTrue();
    assertThat(order.ordered(1, 2)).isFalse();
  }

  @Test
  void aFailingCasIsOrderedWithWritesButNotWithReads() {
    HappensBefore order = order("T0 W x 1", "T1 CAS x 0 2", "T2 R x", "T3 CAS x 1 2");
    assertThat(order.ordered(0, 1)).isTrue();
    assertThat(order.ordered(1, 2)).isFalse();
    assertThat(order.ordered(1, 3)).isTrue();
    assertThat(order.ordered(2, 3)).isTrue();
  }

  @Test
  void orderIsTransitive() {
    HappensBefore order = order("T0 W x 1", "T1 R x", "T1 W y 1", "T2 R y");
    assertThat(order.ordered(0, 3)).isTrue();
  }

  @Test
  void whatComesBeforeAThreadsLastStepIsExplained() {
    HappensBefore order = order("T0 W x 1", "T1 R x", "T1 W x 2");
    assertThat(order.explained(0, 1)).isFalse();
    assertThat(order.explained(0, 2)).isTrue();
  }

  @Test
  void aStartHappensBeforeTheFirstStepOfItsThread() {
    HappensBefore order = order("T0 W x 1", "T0 START T1", "T1 R x");
    assertThat(order.ordered(1, 2)).isTrue();
    assertThat(order.explained(0, 2)).isTrue();
  }

  @Test
  void theStartIsInThePreclockOfAThreadThatHasNotRun() {
    HappensBefore order = order("T2 R y", "T0 W x 1", "T0 START T1", "(T1 W x 2)");
    assertThat(order.explained(1, 3)).isTrue();
    assertThat(order.explained(2, 3)).isTrue();
    assertThat(order.explained(0, 3)).isFalse();
  }

  @Test
  void aStartThatFailsOrdersNothing() {
    HappensBefore order = order("T0 START T1", "T2 W x 1", "T2 START T1", "T1 R x");
    assertThat(order.ordered(0, 3)).isTrue();
    assertThat(order.explained(1, 3)).isFalse();
    assertThat(order.explained(2, 3)).isFalse();
  }

  @Test
  void theLastStepOfAThreadHappensBeforeItsJoin() {
    HappensBefore order = order("T1 W x 1", "T1 W y 1", "T0 JOIN T1", "T0 R x");
    assertThat(order.ordered(1, 2)).isTrue();
    assertThat(order.explained(1, 2)).isTrue();
    assertThat(order.explained(0, 3)).isTrue();
  }

  @Test
  void theEndOfAThreadHappensBeforeItsJoinAndATryThatSeesIt() {
    HappensBefore order =
        order("T2 TRYJOIN T1", "T1 W x 1", "T1 END", "T0 JOIN T1", "T2 TRYJOIN T1");
    assertThat(order.explained(2, 3)).isTrue();
    assertThat(order.ordered(2, 4)).isTrue();
    assertThat(order.explained(2, 4)).isFalse();
    assertThat(order.ordered(0, 2)).isTrue();
    assertThat(order.ordered(0, 1)).isFalse();
  }

  @Test
  void anInterruptIsOrderedWithWhateverAlsoReadsTheFlag() {
    HappensBefore order =
        order(
            "T0 LOCK m interruptible",
            "T1 INTERRUPT T0",
            "T2 INTERRUPT T0",
            "T0 LOCK n interruptible",
            "T1 TRYLOCK m interruptible");
    assertThat(order.ordered(0, 1)).isTrue();
    assertThat(order.ordered(1, 2)).isTrue();
    assertThat(order.ordered(2, 3)).isTrue();
    assertThat(order.explained(2, 3)).isFalse();
    assertThat(order.previousAtLocation(1)).isEqualTo(order.flagAccess(0));
    assertThat(order.row(order.flagAccess(0))).isZero();
    assertThat(order.modifies(order.flagAccess(0))).isFalse();
    assertThat(order.previousWriteAtLocation(order.flagAccess(3))).isEqualTo(2);
    assertThat(order.previousAtLocation(4)).isZero();
  }

  @Test
  void twoThatAlsoReadAFlagAreNotOrderedByIt() {
    HappensBefore order = order("T0 TRYLOCK m interruptible", "T1 R x", "T0 R y", "T1 VR flag0");
    assertThat(order.ordered(0, 3)).isFalse();
  }

  @Test
  void theStartOfAThreadWithoutStepsHappensBeforeItsJoin() {
    Trace trace = HandMadeTrace.of("T0 W x 1", "T0 START T1", "T2 JOIN T1");
    HappensBefore order = HandMadeTrace.order(trace);
    assertThat(trace.ending()).isEqualTo(Ending.COMPLETED);
    assertThat(order.explained(0, 2)).isTrue();
  }

  @Test
  void aNotifyExplainsTheReacquisitionThatItPermits() {
    HappensBefore order =
        order(
            "T0 LOCK m", "T0 WAIT m", "T1 LOCK m", "T1 NOTIFY m", "T1 UNLOCK m", "T0 REACQUIRE m");
    assertThat(order.explained(3, 5)).isTrue();
    assertThat(order.explained(4, 5)).isFalse();
    assertThat(order.ordered(4, 5)).isTrue();
  }

  @Test
  void aNotifyExplainsOnlyTheReacquisitionOfTheThreadItWoke() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m",
            "T0 WAIT m",
            "T1 LOCK m",
            "T1 WAIT m",
            "T2 LOCK m",
            "T2 NOTIFY m #1",
            "T2 UNLOCK m",
            "(T0 REACQUIRE m)",
            "(T1 REACQUIRE m)");
    HappensBefore order = HandMadeTrace.order(trace);
    assertThat(trace.result(5)).isEqualTo(1);
    assertThat(order.explained(5, trace.pending(1))).isTrue();
    assertThat(order.explained(5, trace.pending(0))).isFalse();
  }

  @Test
  void aNotifyOfAnEarlierWaitDoesNotExplainALaterReacquisition() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m",
            "T0 WAIT m",
            "T1 LOCK m",
            "T1 NOTIFY m",
            "T1 UNLOCK m",
            "T0 REACQUIRE m",
            "T0 WAIT m",
            "T2 LOCK m",
            "T2 W x 1",
            "T2 NOTIFY m",
            "T2 UNLOCK m",
            "T0 REACQUIRE m");
    HappensBefore order = HandMadeTrace.order(trace);
    assertThat(order.explained(9, 11)).isTrue();
    assertThat(order.explained(3, 11)).isTrue();
  }

  @Test
  void aNotifyAllExplainsTheReacquisitionsOfItsQueueOnly() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m",
            "T0 WAIT m 1",
            "T1 LOCK m",
            "T1 WAIT m 2",
            "T2 LOCK m",
            "T2 WAIT m 1",
            "T3 LOCK m",
            "T3 NOTIFYALL m 1",
            "T3 UNLOCK m",
            "(T0 REACQUIRE m 1)",
            "(T1 REACQUIRE m 2)",
            "(T2 REACQUIRE m 1)");
    HappensBefore order = HandMadeTrace.order(trace);
    assertThat(order.explained(7, trace.pending(0))).isTrue();
    assertThat(order.explained(7, trace.pending(1))).isFalse();
    assertThat(order.explained(7, trace.pending(2))).isTrue();
  }

  @Test
  void aSecondNotifyAllDoesNotExplainWhatTheFirstPermitted() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m",
            "T0 WAIT m",
            "T1 LOCK m",
            "T1 NOTIFYALL m",
            "T1 UNLOCK m",
            "T2 LOCK m",
            "T2 NOTIFYALL m",
            "T2 UNLOCK m",
            "(T0 REACQUIRE m)");
    HappensBefore order = HandMadeTrace.order(trace);
    assertThat(order.explained(3, trace.pending(0))).isTrue();
    assertThat(order.explained(6, trace.pending(0))).isFalse();
  }

  @Test
  void aNotifyAllOfTheFirstWaitDoesNotReachTheSecond() {
    Trace trace =
        HandMadeTrace.of(
            "T0 LOCK m",
            "T0 WAIT m",
            "T1 LOCK m",
            "T1 NOTIFYALL m",
            "T1 UNLOCK m",
            "T0 REACQUIRE m",
            "T0 WAIT m",
            "T2 LOCK m",
            "T2 NOTIFYALL m",
            "T2 UNLOCK m",
            "T0 REACQUIRE m");
    assertThat(HandMadeTrace.order(trace).explained(8, 10)).isTrue();
  }

  @Test
  void theOrderThatSymmetryImposedCountsInTheSearch() {
    Trace trace = HandMadeTrace.of(Symmetry.Flavour.VALUES, "T0 R x", "T1 R x", "T0 R y", "T1 R y");
    HappensBefore search = HandMadeTrace.order(trace);
    assertThat(search.ordered(0, 1)).isTrue();
    assertThat(search.explained(0, 1)).isTrue();
  }

  @Test
  void theOrderThatSymmetryImposedIsNotOneOfTheProgram() {
    Trace trace = HandMadeTrace.of(Symmetry.Flavour.VALUES, "T0 R x", "T1 R x", "T0 R y", "T1 R y");
    HappensBefore program = HappensBefore.ofProgram();
    program.analyse(trace);
    assertThat(program.ordered(0, 1)).isFalse();
    assertThat(program.ordered(2, 3)).isFalse();
  }

  @Test
  void aPendingRowKnowsTheLastStepOnItsLocation() {
    Trace trace = HandMadeTrace.of("T0 W x 1", "T0 W y 1", "T2 R x", "(T1 W x 2)");
    HappensBefore order = HandMadeTrace.order(trace);
    int pending = trace.pending(1);
    assertThat(order.previousAtLocation(pending)).isEqualTo(2);
    assertThat(order.previousAtLocation(2)).isEqualTo(0);
    assertThat(order.previousAtLocation(0)).isEqualTo(-1);
  }

  @Test
  void aRowKnowsTheLastModificationOfItsLocation() {
    Trace trace =
        HandMadeTrace.of("T0 R x", "T0 W x 1", "T1 R x", "T2 CAS x 0 5", "T2 W x 2", "(T1 R x)");
    HappensBefore order = HandMadeTrace.order(trace);
    assertThat(order.previousWriteAtLocation(0)).isEqualTo(-1);
    assertThat(order.previousWriteAtLocation(1)).isEqualTo(-1);
    assertThat(order.previousWriteAtLocation(2)).isEqualTo(1);
    assertThat(order.previousWriteAtLocation(4)).isEqualTo(1);
    assertThat(order.previousWriteAtLocation(trace.pending(1))).isEqualTo(4);
  }

  @Test
  void theClockCountsTheStepsOfEachThreadThatComeBefore() {
    HappensBefore order = order("T0 R y", "T0 W x 1", "T2 R z", "T1 R x");
    assertThat(order.clock(3, 0)).isEqualTo(2);
    assertThat(order.clock(3, 1)).isEqualTo(1);
    assertThat(order.clock(3, 2)).isZero();
  }

  @Test
  void nothingIsLeftOverFromTheTraceBefore() {
    HappensBefore reused = HappensBefore.ofSearch();
    reused.analyse(HandMadeTrace.of("T0 W x 1", "T0 START T2", "T1 R x", "T2 W x 1", "T1 R z"));
    Trace trace = HandMadeTrace.of("T1 R x", "T0 W y 1", "T2 W z 1");
    reused.analyse(trace);
    HappensBefore fresh = HandMadeTrace.order(trace);
    for (int row = 0; row < trace.length(); row++) {
      assertThat(reused.previousAtLocation(row)).isEqualTo(fresh.previousAtLocation(row));
      for (int t = 0; t < trace.threads(); t++) {
        assertThat(reused.clock(row, t)).isEqualTo(fresh.clock(row, t));
      }
    }
  }

  @Test
  void manyLocationsAndManyStepsFit() {
    String[] lines = new String[300];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = "T" + i % 70 + " W x" + i + " 1";
    }
    HappensBefore order = order(lines);
    assertThat(order.ordered(0, 70)).isTrue();
    assertThat(order.ordered(0, 299)).isFalse();
    assertThat(order.clock(299, 299 % 70)).isEqualTo(5);
  }

  /** The oracle: reachability through dependent pairs, without any clock. */
  @Property(tries = 300)
  void clocksAreTheClosureOfDependence(
      @ForAll("programs") HandMadeProgram program, @ForAll long seed) {
    Trace trace = program.run(new Tail.Uniform(seed));
    HappensBefore order = HandMadeTrace.order(trace);
    for (int last = 0; last < trace.length(); last++) {
      boolean[] before = new boolean[last + 1];
      before[last] = true;
      for (int row = last - 1; row >= 0; row--) {
        for (int next = row + 1; next <= last && !before[row]; next++) {
          before[row] = before[next] && Dependence.dependent(trace, row, next, trace.writes(next));
        }
        assertThat(order.ordered(row, last)).as("%d before %d", row, last).isEqualTo(before[row]);
      }
    }
  }

  /** Two runs with a common beginning, analysed one after the other and each alone. */
  @Property(tries = 300)
  void whatTracesHaveInCommonNeedNotBeAnalysedAgain(
      @ForAll("programs") HandMadeProgram program,
      @ForAll long seed,
      @ForAll long otherSeed,
      @ForAll @IntRange(max = 12) int steps) {
    Trace first = program.run(new Tail.Uniform(seed)).copy();
    int common = Math.min(steps, first.length());
    HappensBefore reused = HandMadeTrace.order(first);
    Transition[] prefix = first.prefix(common);
    Trace second =
        program.run(Plan.following(prefix, new Transition[0], new Tail.Uniform(otherSeed)));
    reused.analyse(second, common);
    HappensBefore fresh = HandMadeTrace.order(second);
    for (int row = 0; row < second.rows(); row++) {
      assertThat(reused.row(Math.max(0, reused.previousAtLocation(row))))
          .isEqualTo(fresh.row(Math.max(0, fresh.previousAtLocation(row))));
      if (second.kind(row) == Kind.REACQUIRE) {
        assertThat(reused.waker(row)).isEqualTo(fresh.waker(row));
      }
      for (int step = 0; step < second.length(); step++) {
        assertThat(reused.explained(step, row)).isEqualTo(fresh.explained(step, row));
        if (row < second.length()) {
          assertThat(reused.ordered(step, row)).isEqualTo(fresh.ordered(step, row));
        }
      }
    }
  }

  @Provide
  Arbitrary<HandMadeProgram> programs() {
    return RandomPrograms.programs();
  }

  private static HappensBefore order(String... lines) {
    return HandMadeTrace.order(HandMadeTrace.of(lines));
  }
}
