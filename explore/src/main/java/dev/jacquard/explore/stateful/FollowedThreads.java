package dev.jacquard.explore.stateful;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The threads of a part of the graph in which every state leads to every other, followed along its
 * edges, whatever they are called at one state or the other.
 *
 * <p>A name at a state stands for the same thread as the name that an edge gives it at the next.
 * Going round often enough gives everybody his name back: so a thread that has one of the names
 * that belong together comes to all of them.
 */
final class FollowedThreads {
  private final Map<StateNode, Integer> places = new HashMap<>();
  private final int threads;
  private final int[] parents;

  FollowedThreads(List<StateNode> component) {
    boolean renames = component.stream().anyMatch(FollowedThreads::renames);
    threads = component.stream().mapToInt(node -> node.pending.length).max().orElse(0);
    parents = new int[renames ? threads * component.size() : threads];
    Arrays.setAll(parents, i -> i);
    if (renames) {
      component.forEach(node -> places.put(node, places.size()));
      component.forEach(this::follow);
    }
  }

  private static boolean renames(StateNode node) {
    for (StateEdge edge = node.firstOut(); edge != null; edge = edge.nextOut) {
      if (!edge.names().isIdentity()) {
        return true;
      }
    }
    return false;
  }

  private void follow(StateNode node) {
    for (StateEdge edge = node.firstOut(); edge != null; edge = edge.nextOut) {
      if (places.containsKey(edge.target())) {
        follow(edge);
      }
    }
  }

  private void follow(StateEdge edge) {
    for (int t = 0; t < threads; t++) {
      parents[of(edge.source(), t)] = of(edge.target(), edge.names().thread(t));
    }
  }

  /** A number for the thread that has a name at a state; the same at all states. */
  int of(StateNode node, int thread) {
    int at = threads * places.getOrDefault(node, 0) + thread;
    while (parents[at] != at) {
      parents[at] = parents[parents[at]];
      at = parents[at];
    }
    return at;
  }
}
