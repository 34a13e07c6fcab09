package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The schedule of an execution, of which images can be planned. */
final class Execution {
  private record Move(int thread, int choice, boolean late, List<Integer> waiters) {}

  private final Background background;
  private final List<Move> moves = new ArrayList<>();

  Execution(Trace trace, Background background) {
    this.background = background;
    for (int row = 0; row < trace.length(); row++) {
      boolean wakesOne = trace.kind(row) == Kind.NOTIFY && trace.choices(row) > 1;
      moves.add(
          new Move(
              trace.thread(row),
              trace.choice(row),
              Background.isJoin(trace, row) || background.isOwn(trace, row),
              wakesOne ? Waiters.at(trace, row) : List.of()));
    }
  }

  /**
   * The steps of the image under a renaming. In the image other threads may be the last to end, so
   * joins come late, right before what their thread does next, and what it does for itself too.
   */
  Transition[] image(Permutation renaming) {
    List<Transition> image = new ArrayList<>();
    Map<Integer, Integer> waiting = new HashMap<>();
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      if (i < background.prologue()) {
        image.add(Transition.any(move.thread(), move.choice()));
      } else if (move.late()) {
        waiting.merge(move.thread(), 1, Integer::sum);
      } else {
        int thread = renaming.thread(move.thread());
        for (int late = waiting.getOrDefault(move.thread(), 0); late > 0; late--) {
          image.add(Transition.any(thread, 0));
        }
        waiting.remove(move.thread());
        image.add(Transition.any(thread, choice(move, renaming)));
      }
    }
    return image.toArray(Transition[]::new);
  }

  /** Waiters are numbered in ascending order, so a renaming may change the numbers. */
  private static int choice(Move move, Permutation renaming) {
    if (move.waiters().isEmpty()) {
      return move.choice();
    }
    int woken = renaming.thread(move.waiters().get(move.choice()));
    return (int) move.waiters().stream().filter(w -> renaming.thread(w) < woken).count();
  }
}
