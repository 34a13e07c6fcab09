package dev.jacquard.kernel.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TraceWriterTest {
  private final TraceWriter writer = new TraceWriter(2);
  private final Trace trace = writer.trace();

  @Test
  void rowsKeepWhatTheySayWhenThereAreMoreThanThereWasRoomFor() {
    writer.begin(0);
    for (int i = 0; i < 1_000; i++) {
      int row = writer.append(i % 2, Kind.COMPARE_AND_SET, i, 2 * i, 3 * i);
      writer.flag(row, i + 1, 0);
      writer.slept(row, i % 3 == 0);
      writer.effect(row, 4L * i, 5L * i, 6L * i);
      writer.chosen(row, i + 7, i + 8, i + 9);
      writer.order(row, i + 10, i + 11);
      writer.stateBefore(row, i + 12);
    }
    assertThat(trace.length()).isEqualTo(1_000);
    for (int i = 0; i < 1_000; i++) {
      assertThat(trace.thread(i)).isEqualTo(i % 2);
      assertThat(trace.operation(i)).isEqualTo(new Operation(Kind.COMPARE_AND_SET, i, 2L * i));
      assertThat(trace.site(i)).isEqualTo(3 * i);
      assertThat(trace.alsoReads(i)).isEqualTo(i + 1);
      assertThat(trace.slept(i)).isEqualTo(i % 3 == 0);
      assertThat(trace.before(i)).isEqualTo(4L * i);
      assertThat(trace.after(i)).isEqualTo(5L * i);
      assertThat(trace.result(i)).isEqualTo(6L * i);
      assertThat(trace.writes(i)).isEqualTo(i == 0);
      assertThat(trace.choice(i)).isEqualTo(i + 7);
      assertThat(trace.choices(i)).isEqualTo(i + 8);
      assertThat(trace.label(i)).isEqualTo(i + 9);
      assertThat(trace.index(i)).isEqualTo(i + 10);
      assertThat(trace.follows(i)).isEqualTo(i + 11);
      assertThat(trace.localState(i)).isEqualTo(i + 12);
    }
  }

  @Test
  void enabledThreadsAreKeptWhenThereAreMoreThreadsAndStates() {
    writer.begin(0);
    for (int i = 0; i < 100; i++) {
      writer.disableAll();
      writer.enable(i % 2);
      writer.append(i % 2, Kind.READ, 0, 0, 0);
    }
    writer.admit(200);
    writer.disableAll();
    writer.enable(199);
    for (int i = 0; i < 100; i++) {
      assertThat(trace.enabled(i, i % 2)).isTrue();
      assertThat(trace.enabled(i, 1 - i % 2)).isFalse();
      assertThat(trace.enabled(i, 199)).isFalse();
    }
    assertThat(trace.enabled(100, 199)).isTrue();
    assertThat(trace.threads()).isEqualTo(200);
    assertThat(trace.pending(150)).isEqualTo(-1);
  }

  @Test
  void aCopyIsNotTouchedByTheNextRun() {
    writer.begin(0);
    writer.append(0, Kind.WRITE, 1, 2, 3);
    writer.pend(1, 1, Kind.LOCK, 4, 5, 6);
    writer.fail(new Failure(Failure.Type.ASSERTION, 0, 0, "wrong"));
    writer.end(Ending.STUCK);
    Trace copy = trace.copy();
    writer.begin(0);
    writer.append(1, Kind.READ, 9, 9, 9);
    writer.end(Ending.COMPLETED);
    assertThat(copy.operation(0)).isEqualTo(new Operation(Kind.WRITE, 1, 2));
    assertThat(copy.pending(1)).isEqualTo(1);
    assertThat(copy.failures()).hasSize(1);
    assertThat(copy.ending()).isEqualTo(Ending.STUCK);
    assertThat(trace.pending(1)).isEqualTo(-1);
    assertThat(trace.failures()).isEmpty();
    assertThat(trace.thread(0)).isEqualTo(1);
  }

  @Test
  void aCopyOfTheWriterWritesATraceOfItsOwn() {
    writer.begin(0);
    writer.append(0, Kind.WRITE, 1, 2, 3);
    TraceWriter copy = writer.copy();
    copy.append(1, Kind.READ, 1, 0, 0);
    assertThat(copy.trace().length()).isEqualTo(2);
    assertThat(trace.length()).isEqualTo(1);
  }

  @Test
  void aRaisedFlagSaysWhatAStepDoes() {
    writer.begin(0);
    int row = writer.append(0, Kind.LOCK, 1, 0, 0);
    writer.flag(row, 2, 1);
    writer.effect(row, 0, 0, 0);
    assertThat(trace.writes(row)).isFalse();
    assertThat(trace.hasSilentSteps()).isTrue();
  }
}
