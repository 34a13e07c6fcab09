package dev.jacquard.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.HandMadeProgram;
import dev.jacquard.kernel.symmetry.Symmetry;
import org.junit.jupiter.api.Test;

class TraceTest {
  @Test
  void aStepSaysWhatItFoundAndWhatItLeft() {
    Trace trace = HandMadeTrace.of("x = 3", "T0 ADD x 4", "T1 R x");
    assertThat(trace.before(0)).isEqualTo(3);
    assertThat(trace.after(0)).isEqualTo(7);
    assertThat(trace.result(0)).isEqualTo(3);
    assertThat(trace.writes(0)).isTrue();
    assertThat(trace.result(1)).isEqualTo(7);
    assertThat(trace.writes(1)).isFalse();
    assertThat(trace.operation(1)).isEqualTo(new Operation(Kind.READ, trace.location(0), 0));
  }

  @Test
  void stepsAreNumberedWithinTheirThread() {
    Trace trace = HandMadeTrace.of("T0 R x", "T1 R x", "T0 R x", "(T0 R x)");
    assertThat(trace.index(0)).isEqualTo(1);
    assertThat(trace.index(1)).isEqualTo(1);
    assertThat(trace.index(2)).isEqualTo(2);
    assertThat(trace.index(trace.pending(0))).isEqualTo(3);
  }

  @Test
  void behindTheStepsStandsARowForEachPendingOperation() {
    Trace trace = HandMadeTrace.of("T1 LOCK m", "(T0 LOCK m)", "(T2 LOCK m)");
    assertThat(trace.length()).isEqualTo(1);
    assertThat(trace.rows()).isEqualTo(3);
    assertThat(trace.pending(0)).isEqualTo(1);
    assertThat(trace.pending(1)).isEqualTo(-1);
    assertThat(trace.pending(2)).isEqualTo(2);
    assertThat(trace.kind(2)).isEqualTo(Kind.LOCK);
  }

  @Test
  void thePendingOperationAtAnEarlierStateIsTheNextRowOfTheThread() {
    Trace trace = HandMadeTrace.of("T0 R x", "T1 R x", "T0 R x", "(T1 R y)");
    assertThat(trace.pendingAt(0, 0)).isEqualTo(0);
    assertThat(trace.pendingAt(1, 0)).isEqualTo(2);
    assertThat(trace.pendingAt(3, 0)).isEqualTo(-1);
    assertThat(trace.pendingAt(2, 1)).isEqualTo(trace.pending(1));
  }

  @Test
  void theLastRowOfAThreadBeforeAStep() {
    Trace trace = HandMadeTrace.of("T0 R x", "T1 R x", "T0 R x");
    assertThat(trace.lastBefore(2, 0)).isEqualTo(0);
    assertThat(trace.lastBefore(3, 0)).isEqualTo(2);
    assertThat(trace.lastBefore(1, 1)).isEqualTo(-1);
  }

  @Test
  void onlyPlainAccessesCountAsPlain() {
    assertThat(HandMadeTrace.of("T0 R x").hasPlainAccesses()).isTrue();
    assertThat(HandMadeTrace.of("T0 W x 1").hasPlainAccesses()).isTrue();
    assertThat(HandMadeTrace.of("T0 AWAIT x == 0").hasPlainAccesses()).isTrue();
    assertThat(HandMadeTrace.of("T0 VR x", "T0 ADD x 1", "T0 LOCK m").hasPlainAccesses()).isFalse();
    assertThat(HandMadeTrace.of("T0 VR x", "(T0 R x)").hasPlainAccesses()).isFalse();
  }

  @Test
  void enabledSetsHaveRoomForManyThreads() {
    String[] lines = new String[130];
    for (int t = 0; t < 130; t++) {
      lines[t] = "T" + t + " AWAIT x == " + t % 2;
    }
    Trace trace = HandMadeProgram.of(lines).run(Tail.Fixed.HIGHEST);
    assertThat(trace.thread(0)).isEqualTo(128);
    assertThat(trace.enabled(0, 128)).isTrue();
    assertThat(trace.enabled(0, 64)).isTrue();
    assertThat(trace.enabled(0, 65)).isFalse();
    assertThat(trace.enabled(1, 128)).isFalse();
    assertThat(trace.enabled(65, 0)).isFalse();
    assertThat(trace.ending()).isEqualTo(Ending.STUCK);
  }

  @Test
  void aCopyLastsWhenTheBufferIsReused() {
    Director director = new Director(Symmetry.none(1), 10);
    Trace buffer = run(director, 7);
    Trace copy = buffer.copy();
    assertThat(run(director, 8)).isSameAs(buffer);
    assertThat(buffer.result(0)).isEqualTo(8);
    assertThat(copy.result(0)).isEqualTo(7);
    assertThat(copy.length()).isEqualTo(1);
    assertThat(copy.enabled(0, 0)).isTrue();
    assertThat(copy.failures()).extracting(Failure::message).containsExactly("7");
  }

  private static Trace run(Director director, long value) {
    director.begin(Plan.free(Tail.Fixed.LOWEST));
    director.arrive(0, Kind.READ, 0, 0, 0);
    director.choose(thread -> 1);
    director.record(value, value, value);
    director.fail(Failure.Type.ASSERTION, 0, "" + value);
    director.choose(thread -> 1);
    return director.finish(thread -> 1);
  }

  @Test
  void whatARowAlsoReadsIsWrittenDownWithWhatItFound() {
    Trace trace =
        HandMadeTrace.of(
                "T0 LOCK m interruptible",
                "T1 INTERRUPT T0",
                "T0 TRYLOCK n interruptible",
                "T0 R x",
                "(T0 LOCK m interruptible)")
            .copy();
    assertThat(trace.alsoReads(0)).isEqualTo(trace.location(1));
    assertThat(trace.alsoFound(0)).isZero();
    assertThat(trace.alsoReads(1)).isEqualTo(-1);
    assertThat(trace.alsoFound(2)).isEqualTo(1);
    assertThat(trace.alsoReads(3)).isEqualTo(-1);
    assertThat(trace.transition(2).alsoReads()).isEqualTo(trace.location(1));
    int pending = trace.pending(0);
    assertThat(trace.alsoReads(pending)).isEqualTo(trace.location(1));
    assertThat(trace.alsoFound(pending)).isEqualTo(1);
    assertThat(trace.before(pending)).isEqualTo(1);
    assertThat(trace.hasSilentSteps()).isTrue();
  }

  @Test
  void thePrefixIsWhatTheFirstStepsDid() {
    Trace trace = HandMadeTrace.of("T0 R x", "T1 CHOOSE 3 #2", "T0 R x");
    Transition[] prefix = trace.prefix(2);
    assertThat(prefix).containsExactly(trace.transition(0), trace.transition(1));
    assertThat(prefix[1].thread()).isEqualTo(1);
    assertThat(prefix[1].choice()).isEqualTo(2);
    assertThat(prefix[1].kind()).isEqualTo(Kind.CHOOSE);
  }

  @Test
  void aTransitionCanHaveTheEffectOfAnotherState() {
    Trace trace = HandMadeTrace.of("x = 1", "T0 CAS x 0 2");
    assertThat(trace.transition(0).writes()).isFalse();
    assertThat(trace.transition(0, true).writes()).isTrue();
  }
}
