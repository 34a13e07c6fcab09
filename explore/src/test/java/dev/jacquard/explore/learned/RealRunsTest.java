package dev.jacquard.explore.learned;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.kernel.trace.Failure;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How few runs are needed for all executions: counts, no times. */
class RealRunsTest {
  private static String sections(int threads, int each) {
    return "lock m; thread w[%d] { repeat (%d) { synchronized (m) { } } }".formatted(threads, each);
  }

  /** Workers take files from a list under a lock and count matches under another one. */
  private static String scan(int workers, int files) {
    return """
    lock m, o; int next, matches;
    thread w[%1$d] {
      int go = 1;
      while (go) {
        int i = 0;
        synchronized (m) { i = next; if (i < %2$d) { next = i + 1; } }
        if (i < %2$d) { synchronized (o) { matches = matches + 1; } } else { go = 0; }
      }
    }
    """
        .formatted(workers, files);
  }

  private static String download(int threads, int blocks) {
    return "lock m; int sum; thread w[%d] { repeat (%d) { synchronized (m) { sum = sum + 1; } } }"
        .formatted(threads, blocks);
  }

  private static String philosophers(int count, String again) {
    return ("lock f[%1$d]; thread p[%1$d] { %2$s { lock(f[tid]); lock(f[(tid + 1) %% %1$d]);"
            + " unlock(f[(tid + 1) %% %1$d]); unlock(f[tid]); } }")
        .formatted(count, again);
  }

  /** Each thread writes two variables, one after the other; another thread compares them. */
  private static String comparing(int writers, String reads) {
    return "volatile int a, b; thread w[%d] { a = 1; b = 1; } thread r { %s assert(x >= y); }"
        .formatted(writers, reads);
  }

  private static void byTraces(String text, long executions, int runs) {
    LearningProgram learned = Learned.program(text);
    assertThat(Learned.explore(learned, new OptimalDpor()).executions()).isEqualTo(executions);
    assertThat(learned.runs()).isEqualTo(runs);
  }

  private static GraphDpor byStates(String text, int runs, Failure.Type... failures) {
    LearningProgram learned = Learned.program(text);
    GraphDpor search = new GraphDpor(1);
    assertThat(Learned.explore(learned, search).failures()).isEqualTo(Set.of(failures));
    assertThat(learned.runs()).isEqualTo(runs);
    return search;
  }

  @Test
  void criticalSections() {
    byTraces(sections(3, 3), 1_680, 1);
    assertThat(byStates(sections(4, 3), 1).states()).isEqualTo(1_024); // of 369,600 traces
  }

  @Test
  void aScanOfFiles() {
    byTraces(scan(3, 3), 522, 1);
    byTraces(scan(4, 3), 5_856, 1);
  }

  @ParameterizedTest
  @CsvSource({"2, 7, 22, 400", "4, 3, 10, 2560"})
  void aDownload(int threads, int blocks, int runs, int states) {
    assertThat(byStates(download(threads, blocks), runs).states()).isEqualTo(states);
  }

  @Test
  void philosophers() {
    byTraces(philosophers(7, "repeat (1)"), 127, 1);
    byStates(philosophers(5, "while (1)"), 1, Failure.Type.DEADLOCK);
  }

  @Test
  void accesses() {
    byTraces("volatile int x; thread t[6] { int r = getAndAdd(x, 1); }", 720, 1);
    byTraces("volatile int x; thread w[3] { x = tid + 1; } thread r[4] { int a = x; }", 1_536, 4);
    byTraces("volatile int x[6]; thread t[6] { x[tid] = 1; int r = x[(tid + 1) % 6]; }", 63, 1);
  }

  @Test
  void producersAndConsumersWithoutEnd() {
    byStates(
        """
        lock m; int count;
        thread p[2] { while (1) { synchronized (m) {
          while (count == 2) { wait(m); } count = count + 1; notifyAll(m); } } }
        thread c[2] { while (1) { synchronized (m) {
          while (count == 0) { wait(m); } count = count - 1; notifyAll(m); } } }
        """,
        1);
  }

  @Test
  void aHundredThreadsThatWriteAndOneThatCompares() {
    LearningProgram wrong =
        Learned.program(comparing(100, "int x = a; int y = b;"), Symmetry.Flavour.VALUES);
    assertThat(Learned.explore(wrong, new OptimalDpor()).failures())
        .containsExactly(Failure.Type.ASSERTION);
    assertThat(wrong.runs()).isEqualTo(4);
    LearningProgram mended =
        Learned.program(comparing(100, "int y = b; int x = a;"), Symmetry.Flavour.VALUES);
    assertThat(Learned.explore(mended, new OptimalDpor()))
        .isEqualTo(new Learned.Outcome(5_151, Set.of()));
    assertThat(mended.runs()).isEqualTo(3);
  }
}
