package dev.jacquard.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.report.Counterexample;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Who holds what, who waits for what and what depends on what, on traces of small programs. */
class BarsTest {
  private static final String DEADLOCK =
      """
      lock a, b
      thread left { lock(a); lock(b); unlock(b); unlock(a); }
      thread right { lock(b); lock(a); unlock(a); unlock(b); }
      """;

  private static final String HANDOVER =
      """
      lock m
      volatile int x
      thread first { lock(m); x = 1; unlock(m); }
      thread second { lock(m); int seen = x; unlock(m); assert(seen == 0); }
      """;

  private static final String SIGNAL =
      """
      semaphore s = 0, mutex = 1
      thread giver { release(s); acquire(mutex); release(mutex); }
      thread taker { acquire(s); assert(false); }
      """;

  @Test
  void locksOfADeadlockAreHeldToTheEnd() {
    assertThat(holds(DEADLOCK))
        .containsExactly(new Bar(0, 0, 2, 0, "holds lock a"), new Bar(1, 1, 2, 1, "holds lock b"));
  }

  @Test
  void stuckThreadsWaitFromWhenTheLockIsTaken() {
    assertThat(waits(DEADLOCK))
        .containsExactlyInAnyOrder(
            new Bar(0, 2, 2, Bar.NOWHERE, "waits for lock b"),
            new Bar(1, 2, 2, Bar.NOWHERE, "waits for lock a"));
  }

  @Test
  void aLockIsHeldFromLockToUnlockAndWaitedForInBetween() {
    assertThat(holds(HANDOVER))
        .containsExactly(new Bar(0, 0, 2, 1, "holds lock m"), new Bar(1, 3, 5, 1, "holds lock m"));
    assertThat(waits(HANDOVER)).containsExactly(new Bar(1, 1, 2, Bar.NOWHERE, "waits for lock m"));
  }

  @Test
  void aPermitIsHeldOnlyByOneWhoGivesItBack() {
    assertThat(holds(SIGNAL)).extracting(Bar::words).containsOnly("has a permit of mutex");
  }

  @Test
  void aStepDependsOnTheLastReleaseOfItsLock() {
    Predecessors predecessors = new Predecessors(example(HANDOVER).trace());
    assertThat(predecessors.of(0)).isEmpty();
    assertThat(predecessors.of(3)).containsExactly(2);
    assertThat(predecessors.of(4)).as("its own thread knows already").isEmpty();
  }

  @Test
  void threadsThatCouldGoOnAreCounted() {
    Counterexample example = example(HANDOVER);
    Waits waits = Waits.of(example.trace(), example.names());
    assertThat(IntStream.range(0, 6).map(waits::able)).containsExactly(2, 1, 1, 1, 1, 1);
  }

  @Test
  void barsOfOneLaneStandSideBySide() {
    Bar outer = new Bar(0, 0, 9, 0, "");
    Bar inner = new Bar(0, 2, 5, 1, "");
    Bar later = new Bar(0, 6, 7, 2, "");
    Bar other = new Bar(1, 2, 5, 3, "");
    assertThat(Lanes.slots(List.of(outer, inner, later, other))).containsExactly(0, 1, 1, 0);
  }

  private static List<Bar> holds(String program) {
    Counterexample example = example(program);
    return Ownership.of(example.trace(), example.names());
  }

  private static List<Bar> waits(String program) {
    Counterexample example = example(program);
    return Waits.of(example.trace(), example.names()).bars();
  }

  private static Counterexample example(String program) {
    return new LitmusExample("test.litmus", program).counterexample();
  }
}
