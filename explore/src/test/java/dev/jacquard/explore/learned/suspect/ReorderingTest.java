package dev.jacquard.explore.learned.suspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Explorer.DataRaces;
import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import dev.jacquard.litmus.LitmusOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReorderingTest {
  private static Trace run(String text) {
    return Litmus.program(text, LitmusOptions.DEFAULT.forLearning())
        .run(Plan.free(Tail.Fixed.STAY))
        .copy();
  }

  /** The how-manieth step of a kind that a thread takes. */
  private static int step(Trace run, int thread, Kind kind, int number) {
    int left = number;
    for (int row = 0; row < run.length(); row++) {
      if (run.thread(row) == thread && run.kind(row) == kind && left-- == 0) {
        return row;
      }
    }
    throw new AssertionError("there is no such step");
  }

  private static Optional<List<Integer>> threads(Optional<Transition[]> way) {
    return way.map(steps -> Arrays.stream(steps).map(Transition::thread).toList());
  }

  @Test
  void sectionsThatAreNotNeededAreLeftOut() {
    Trace run =
        run(
            """
            lock m; int x, n;
            thread a { x = 1; synchronized (m) { n = n + 1; } }
            thread b { synchronized (m) { n = n + 1; } x = 2; }
            """);
    Reordering reordering = new Reordering(run);
    int first = step(run, 0, Kind.WRITE, 0);
    int second = step(run, 1, Kind.WRITE, 1);
    assertThat(threads(reordering.before(first, second))).contains(List.of(1, 1, 1, 1));
  }

  @Test
  void whoHasWrittenWhatASynchronisingStepReadsIsNeeded() {
    Trace run =
        run(
            """
            volatile int v; int x, y;
            thread a { x = 1; v = 1; y = 1; }
            thread b { int seen = v; y = 2; x = 2; }
            """);
    Reordering reordering = new Reordering(run);
    int atY = step(run, 1, Kind.WRITE, 0);
    assertThat(threads(reordering.before(step(run, 0, Kind.WRITE, 1), atY)))
        .contains(List.of(0, 0, 1));
    int atX = step(run, 1, Kind.WRITE, 1);
    assertThat(reordering.before(step(run, 0, Kind.WRITE, 0), atX)).isEmpty();
  }

  @Test
  void aLockThatIsTakenHasToBeGivenBack() {
    String under = "thread %s { synchronized (m) { x = 1; } synchronized (m) { } }";
    Trace run = run("lock m; int x; " + under.formatted("a") + under.formatted("b"));
    Reordering reordering = new Reordering(run);
    int first = step(run, 0, Kind.WRITE, 0);
    assertThat(reordering.before(first, step(run, 1, Kind.WRITE, 0))).isEmpty();
  }

  @Test
  void whoJoinsComesBehindTheEnd() {
    Trace run = run("int x; thread a { x = 1; } thread b { join(a); x = 2; }");
    Reordering reordering = new Reordering(run);
    int later = step(run, 1, Kind.WRITE, 0);
    assertThat(reordering.before(step(run, 0, Kind.WRITE, 0), later)).isEmpty();
  }

  @Test
  void locksInOppositeOrderAreSuspect() {
    Trace run =
        run(
            """
            lock left, right; int x;
            thread a { synchronized (left) { synchronized (right) { x = 1; } } }
            thread b { synchronized (right) { synchronized (left) { x = 2; } } }
            """);
    List<int[]> suspects = Suspects.of(run, DataRaces.IGNORE);
    assertThat(suspects).hasSize(1);
    assertThat(suspects.get(0))
        .containsExactlyInAnyOrder(step(run, 0, Kind.LOCK, 1), step(run, 1, Kind.LOCK, 1));
    assertThat(threads(new Reordering(run).before(suspects.get(0)))).contains(List.of(0, 1));
    assertThat(Suspects.of(run, DataRaces.ONLY)).hasSize(1);
  }

  @Test
  void oneGateIsEnough() {
    Trace run =
        run(
            """
            lock gate, left, right;
            thread a { synchronized (gate) { synchronized (left) { synchronized (right) { } } } }
            thread b { synchronized (gate) { synchronized (right) { synchronized (left) { } } } }
            """);
    Reordering reordering = new Reordering(run);
    assertThat(Suspects.of(run, DataRaces.REPORT))
        .isNotEmpty()
        .allSatisfy(suspect -> assertThat(reordering.before(suspect)).isEmpty());
  }
}
