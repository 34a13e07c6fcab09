package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Pairs of threads that are about to race. A program has a data race exactly if there is a state in
 * which two conflicting plain accesses can both be executed, so that no clock has to survive where
 * states are merged. One run for each pair of places shows it.
 */
final class RacingPairs {
  /** Two accesses by their threads and places in the code. */
  private record Pair(int one, int site, int other, int otherSite) {}

  /** A state in which a pair can be seen, and which of the two comes first. */
  record Sight(StateNode node, int one, int other) {}

  private final Actions actions;
  private final Set<Pair> known = new HashSet<>();
  private final Deque<Sight> sights = new ArrayDeque<>();
  private boolean meetUnordered;

  RacingPairs(Actions actions) {
    this.actions = actions;
  }

  /**
   * Looks for two accesses that can both be executed at a new state.
   *
   * @param names from those of the run to those of the state
   */
  void look(StateNode node, Trace trace, int state, Renaming names) {
    Renaming back = names.inverse();
    for (int a = 0; a < node.pending.length; a++) {
      for (int b = a + 1; b < node.pending.length; b++) {
        boolean writes =
            trace.keys().writing(state, back.thread(a))
                || trace.keys().writing(state, back.thread(b));
        if (writes && canBeExecuted(node, a) && canBeExecuted(node, b)) {
          look(node, a, b);
        }
      }
    }
  }

  private void look(StateNode node, int a, int b) {
    meetUnordered |= actions.meetUnordered(node.pending[a], node.pending[b]);
    if (actions.race(node.pending[a], node.pending[b])) {
      boolean awaited = actions.of(node.pending[b]).kind().isAwait(); // a write may end that
      add(awaited ? new Sight(node, b, a) : new Sight(node, a, b));
    }
  }

  /**
   * Whether threads may learn of each other without being ordered, by accesses that are no race
   * themselves: what races because of that need not be side by side in any state.
   */
  boolean meetUnordered() {
    return meetUnordered;
  }

  /**
   * Whether a thread can execute what it is about to do. An access waits for nothing unless it is
   * there for that; one that is held back is so because nobody knows what follows.
   */
  private boolean canBeExecuted(StateNode node, int thread) {
    int action = node.pending[thread];
    return action != Actions.NONE
        && (node.isEnabled(thread) || !actions.of(action).kind().isAwait());
  }

  /**
   * Looks for a plain read that waits for what a step writes: a loop that looks again and again,
   * and races although it can't go on before.
   */
  void look(StateEdge edge) {
    Transition step = actions.of(edge.action());
    if (!step.writes()) {
      return;
    }
    StateNode source = edge.source();
    for (int t = 0; t < source.pending.length; t++) {
      if (t != step.thread()
          && !source.isEnabled(t)
          && edge.target().isEnabled(edge.names().thread(t))
          && source.pending[t] != Actions.NONE
          && actions.of(source.pending[t]).kind().isAwait()
          && actions.race(edge.action(), source.pending[t])) {
        add(new Sight(source, step.thread(), t));
      }
    }
  }

  private void add(Sight sight) {
    int a = Math.min(sight.one(), sight.other());
    int b = Math.max(sight.one(), sight.other());
    if (known.add(new Pair(a, sight.node().sites[a], b, sight.node().sites[b]))) {
      sights.add(sight);
    }
  }

  /** The next race to be shown. */
  Optional<Sight> next() {
    return Optional.ofNullable(sights.poll());
  }
}
