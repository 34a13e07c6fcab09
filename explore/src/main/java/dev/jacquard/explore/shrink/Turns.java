package dev.jacquard.explore.shrink;

import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.List;

/**
 * Steps as turns: each is a row of steps by one thread.
 *
 * <p>Two turns of a thread become one when the earlier waits until the later comes, or when the
 * later comes at once. What happens then is another matter; it may still be the same failure.
 */
final class Turns {
  private final List<List<Transition>> turns = new ArrayList<>();

  Turns(List<Transition> steps) {
    for (Transition step : steps) {
      if (turns.isEmpty() || thread(turns.size() - 1) != step.thread()) {
        turns.add(new ArrayList<>());
      }
      turns.get(turns.size() - 1).add(step);
    }
  }

  private int thread(int turn) {
    return turns.get(turn).get(0).thread();
  }

  /** The steps in all orders that join a turn with the next one of the same thread. */
  List<List<Transition>> joined() {
    List<List<Transition>> orders = new ArrayList<>();
    for (int earlier = 0; earlier < turns.size(); earlier++) {
      for (int later = earlier + 1; later < turns.size(); later++) {
        if (thread(later) == thread(earlier)) {
          orders.add(moved(earlier, later - 1));
          orders.add(moved(later, earlier + 1));
          break;
        }
      }
    }
    return orders;
  }

  private List<Transition> moved(int from, int to) {
    List<List<Transition>> others = new ArrayList<>(turns);
    others.add(to, others.remove(from));
    return others.stream().flatMap(List::stream).toList();
  }
}
