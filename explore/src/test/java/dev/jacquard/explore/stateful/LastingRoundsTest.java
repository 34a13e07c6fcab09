package dev.jacquard.explore.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.Litmus;
import dev.jacquard.kernel.Budget;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LastingRoundsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        // after you
        """
        volatile int a, b;
        thread p { a = 1; while (b == 1) { a = 0; a = 1; } a = 0; }
        thread q { b = 1; while (a == 1) { b = 0; b = 1; } b = 0; }
        """,
        // the same beside somebody who has nothing to do with it
        """
        volatile int a, b, c;
        thread p { a = 1; while (b == 1) { a = 0; a = 1; } a = 0; }
        thread q { b = 1; while (a == 1) { b = 0; b = 1; } b = 0; }
        thread r { c = 1; c = 2; }
        """,
        // with locks that are tried
        """
        volatile int a, b;
        thread p { int done = 0;
          while (done == 0) { if (cas(a, 0, 1)) { if (cas(b, 0, 1)) { done = 1; b = 0; } a = 0; } } }
        thread q { int done = 0;
          while (done == 0) { if (cas(b, 0, 1)) { if (cas(a, 0, 1)) { done = 1; a = 0; } b = 0; } } }
        """
      })
  void threadsThatGiveWayMayDoSoForEver(String text) {
    assertThat(searched(text, new GraphDpor(1)).hasLastingRounds()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "volatile int f; thread p { while (f == 0) { } } thread q { f = 1; }",
        "volatile int f; thread p[2] { while (f == 0) { } } thread q { f = 1; }",
        "volatile int a; thread p[3] { while (!cas(a, 0, 1)) { } a = 0; }",
        "volatile int a; thread p[2] { repeat (2) { getAndAdd(a, 1); } }",
        // goes on for ever, and nothing leaves that
        "volatile int a; thread p[2] { loop { a = 1; a = 0; } }",
        """
        volatile int flag[2], turn;
        thread p[2] {
          flag[tid] = 1; turn = 1 - tid;
          while (flag[1 - tid] == 1 && turn == 1 - tid) { }
          flag[tid] = 0;
        }
        """
      })
  void whoWaitsForSomebodyThatMovesDoesNot(String text) {
    assertThat(searched(text, new GraphDpor(1)).hasLastingRounds()).isFalse();
    assertThat(searched(text, GraphDpor.upToSymmetry()).hasLastingRounds()).isFalse();
  }

  private static GraphDpor searched(String text, GraphDpor search) {
    new Explorer(
            Litmus.program(text),
            Budget.UNLIMITED,
            Explorer.DataRaces.IGNORE,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(search);
    return search;
  }
}
