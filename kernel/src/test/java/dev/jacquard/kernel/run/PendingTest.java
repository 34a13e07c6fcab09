package dev.jacquard.kernel.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.TraceWriter;
import org.junit.jupiter.api.Test;

class PendingTest {
  private final Pending pending = new Pending(2);

  @Test
  void whatIsSaidOfAnOperationIsForgottenAtTheNext() {
    pending.of(1).arrive(Kind.LOCK, 3, 5, 7);
    pending.alsoReads(1, 9);
    pending.distinguish(1);
    pending.own(1);
    pending.spins(1, 4, false);
    pending.dormant(1, true);
    pending.of(1).arrive(Kind.READ, 4, 6, 8);
    PendingOperation next = pending.of(1);
    assertThat(pending.kind(1)).isEqualTo(Kind.READ);
    assertThat(pending.location(1)).isEqualTo(4);
    assertThat(pending.argument(1)).isEqualTo(6);
    assertThat(pending.site(1)).isEqualTo(8);
    assertThat(next.alsoReads).isEqualTo(Operation.NO_LOCATION);
    assertThat(next.distinguishing).isFalse();
    assertThat(next.own).isFalse();
    assertThat(next.spins()).isFalse();
    assertThat(next.slept).isFalse();
  }

  @Test
  void whatIsSaidOfAThreadStaysUntilTheNextRun() {
    pending.daemon(1, true);
    pending.dormant(1, true);
    pending.of(1).arrive(Kind.REACQUIRE, 0, 0, 0);
    assertThat(pending.of(1).daemon).isTrue();
    assertThat(pending.of(1).dormant).isTrue();
    pending.begin();
    assertThat(pending.of(1).daemon).isFalse();
    assertThat(pending.of(1).dormant).isFalse();
    assertThat(pending.of(1).isThere()).isFalse();
  }

  @Test
  void somethingCanBeSaidOfAThreadThatIsNotBornYet() {
    pending.of(0).arrive(Kind.WRITE, 1, 2, 3);
    pending.stateOf(5, 77);
    assertThat(pending.threads()).isEqualTo(6);
    assertThat(pending.of(5).localState).isEqualTo(77);
    assertThat(pending.of(4).isThere()).isFalse();
    assertThat(pending.kind(0)).isEqualTo(Kind.WRITE);
  }

  @Test
  void aThreadThatWasWokenHasSleptAllTheSame() {
    pending.of(0).arrive(Kind.REACQUIRE, 0, 0, 0);
    pending.dormant(0, true);
    pending.dormant(0, false);
    assertThat(pending.of(0).dormant).isFalse();
    assertThat(pending.of(0).slept).isTrue();
  }

  @Test
  void operationsAreWrittenBehindTheStepsInTheOrderOfThreads() {
    TraceWriter writer = new TraceWriter(2);
    writer.begin(0);
    writer.append(0, Kind.READ, 0, 0, 0);
    pending.of(1).arrive(Kind.LOCK, 3, 0, 7);
    pending.of(0).arrive(Kind.WRITE, 2, 1, 6);
    pending.writeTo(writer);
    Trace trace = writer.trace();
    assertThat(trace.rows()).isEqualTo(3);
    assertThat(trace.pending(0)).isEqualTo(1);
    assertThat(trace.pending(1)).isEqualTo(2);
    assertThat(trace.operation(2)).isEqualTo(new Operation(Kind.LOCK, 3, 0));
  }
}
