package dev.jacquard.explore.shrink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Exploration;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Finding;
import dev.jacquard.explore.Litmus;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Transition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** That no execution is better is tested in {@code fuzz}, against all executions. */
class ShrinkerTest {
  /** Found first: a and b take turns twice; c has nothing to do with it. */
  private static final String LOST_UPDATE =
      "volatile int x, y; thread a { int r = x; x = r + 1; } thread b { int r = x; x = r + 1; }"
          + " thread c { y = 1; y = 2; } thread check { join(a); join(b); int r = x;"
          + " assert r == 2; }";

  private static final String BOUGHT_TWICE =
      "volatile int left = 1, sold; lock m; thread buyer[2] { lock(m); int r = left; unlock(m);"
          + " if (r > 0) { lock(m); left = left - 1; sold = sold + 1; unlock(m); } }"
          + " thread check { join(buyer[0]); join(buyer[1]); int s = sold; assert s < 2; }";

  private static Finding shrunk(String text, long executions) {
    Program program = Litmus.program(text);
    Shrinker shrinker = new Shrinker(program, Explorer.DataRaces.REPORT);
    Strategy strategy = new OptimalDpor();
    Exploration first =
        new Explorer(
                program,
                Budget.UNLIMITED,
                Explorer.DataRaces.REPORT,
                Explorer.OnFailure.STOP,
                shrinker)
            .explore(strategy);
    shrinker.goOn(strategy, Budget.ofExecutions(executions));
    return shrinker.shrunk(first.findings()).get(0);
  }

  @Test
  void whatHasNothingToDoWithTheFailureComesBehindIt() {
    Finding finding = shrunk(LOST_UPDATE, 1_000);
    assertThat(finding.failure().type()).isEqualTo(Failure.Type.ASSERTION);
    assertThat(finding.schedule()).hasToString("j1-0-1x2-0-3x3-2x2");
  }

  @Test
  void turnsAreJoinedWhereTheSearchIsCutShort() {
    assertThat(switches(shrunk(BOUGHT_TWICE, 1))).isEqualTo(switches(shrunk(BOUGHT_TWICE, 5_000)));
  }

  @Test
  void theResultIsTheSameAgain() {
    assertThat(shrunk(BOUGHT_TWICE, 50).schedule()).isEqualTo(shrunk(BOUGHT_TWICE, 50).schedule());
  }

  private static int switches(Finding finding) {
    int switches = 0;
    for (int row = 1; row <= finding.failure().step(); row++) {
      switches += finding.trace().thread(row) == finding.trace().thread(row - 1) ? 0 : 1;
    }
    return switches;
  }

  @Test
  void aTurnIsJoinedWithTheNextOneOfItsThread() {
    assertThat(joined(0, 1, 1, 0)).containsExactly(List.of(1, 1, 0, 0), List.of(0, 0, 1, 1));
    assertThat(joined(0, 1, 2)).isEmpty();
  }

  private static List<List<Integer>> joined(int... threads) {
    List<Transition> steps =
        java.util.Arrays.stream(threads).mapToObj(t -> Transition.any(t, 0)).toList();
    return new Turns(steps)
        .joined().stream().map(order -> order.stream().map(Transition::thread).toList()).toList();
  }
}
