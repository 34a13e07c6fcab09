package dev.jacquard.fuzz.stateful;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * How a program can end or go on for ever, by plain reachability: a state belongs to a part of the
 * graph that it can't leave if all states that it reaches reach it.
 */
final class Endings {
  private final List<List<Integer>> successors;
  private final List<Boolean> changes;
  private final BitSet judged = new BitSet();

  Endings(List<List<Integer>> successors, List<Boolean> changes) {
    this.successors = successors;
    this.changes = changes;
  }

  /** Adds what there is. */
  void addTo(Sights sights) {
    for (int state = successors.size() - 1; state >= 0; state--) {
      if (judged.get(state)) {
        continue;
      }
      BitSet reached = reach(state);
      boolean bottom = isBottom(state, reached);
      if (bottom) {
        judged.or(reached);
        sights.endless().add(kind(state, reached));
      }
    }
  }

  private boolean isBottom(int state, BitSet reached) {
    return reached.stream().allMatch(other -> reach(other).get(state));
  }

  private String kind(int state, BitSet part) {
    if (successors.get(state).isEmpty()) {
      return "ends";
    }
    return part.stream().anyMatch(changes::get) ? "goes on" : "idle";
  }

  private BitSet reach(int from) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    seen.set(from);
    open.add(from);
    while (!open.isEmpty()) {
      for (int next : successors.get(open.remove())) {
        if (!seen.get(next)) {
          seen.set(next);
          open.add(next);
        }
      }
    }
    return seen;
  }
}
