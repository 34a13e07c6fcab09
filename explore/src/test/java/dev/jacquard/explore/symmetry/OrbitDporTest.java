package dev.jacquard.explore.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.symmetry.Renamings;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.litmus.LitmusProgram;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrbitDporTest {
  private static Exploration explore(String text) {
    LitmusProgram program = Litmus.program(text);
    return new Explorer(program).explore(new OrbitDpor(program.declaredSymmetries()));
  }

  private static String cycle(String name, int n) {
    return IntStream.range(0, n)
        .mapToObj(i -> name + "[" + i + "]")
        .collect(Collectors.joining(" ", "(", ")"));
  }

  /** The necklaces of n beads in two colours, of which two are impossible, and the deadlock. */
  @ParameterizedTest
  @CsvSource({"2, 2", "3, 3", "4, 5", "5, 7", "6, 13", "7, 19"})
  void philosophersAreExploredUpToRotation(int n, int orbits) {
    Exploration exploration =
        explore(
            "semaphore fork[N] = 1; symmetry FORKS PHILOSOPHERS thread p[N] { acquire(fork[tid]);"
                    .replace("FORKS", cycle("fork", n))
                    .replace("PHILOSOPHERS", cycle("p", n))
                    .replace("N", "" + n)
                + " acquire(fork[(tid + 1) % N]); release(fork[tid]);".replace("N", "" + n)
                + " release(fork[(tid + 1) % N]); }".replace("N", "" + n));
    assertThat(exploration.tally().executions()).isEqualTo(orbits);
    assertThat(exploration.tally().failing(Failure.Type.DEADLOCK)).isEqualTo(1);
  }

  @Test
  void withoutRenamingsEveryTraceIsExecutedOnce() {
    assertThat(Litmus.traces(Litmus.STORE_BUFFERING, new OrbitDpor(Renamings.NONE))).isEqualTo(3);
    Exploration exploration = Litmus.explore(Litmus.STORE_BUFFERING, new OrbitDpor(Renamings.NONE));
    assertThat(exploration.tally().executions()).isEqualTo(3);
    assertThat(exploration.tally().steps()).isLessThan(12);
  }

  @Test
  void alternativesAreObligationsToo() {
    String choosers = "thread t[2] { int r = choose(2); }";
    assertThat(explore(choosers).tally().executions()).isEqualTo(4);
    assertThat(explore("symmetry (t[0] t[1]) " + choosers).tally().executions()).isEqualTo(3);
  }

  @Test
  void aNotificationIsKnownByWhomItWakes() {
    // Both wait, or one of them comes too late; who is woken is the same up to the exchange.
    String waiters =
        "lock m; int left[2]; thread w[2] { lock(m); wait(m); left[tid] = 1; unlock(m); }"
            + " thread n { lock(m); notify(m); unlock(m); }";
    long all = explore(waiters).tally().executions();
    long orbits = explore("symmetry (w[0] w[1]) (left[0] left[1]) " + waiters).tally().executions();
    assertThat(orbits).isEqualTo(all / 2);
  }

  @Test
  void exchangesOfManyPairsAreTriedOneByOne() {
    StringBuilder text = new StringBuilder("volatile int x[26]; ");
    for (int i = 0; i < 13; i++) {
      text.append("symmetry (t[%d] t[%d]) ".formatted(i, i + 13));
    }
    text.append("thread t[26] { int r = getAndAdd(x[tid % 13], 1); }");
    assertThat(explore(text.toString()).tally().executions()).isEqualTo(1);
  }
}
