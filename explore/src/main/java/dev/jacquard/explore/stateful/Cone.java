package dev.jacquard.explore.stateful;

import java.util.HashMap;
import java.util.Map;

/**
 * The causal past of an operation on a way through the graph: which actions, of which threads, come
 * before it in every reordering of that way. Only the set matters: whether an earlier step belongs
 * to the past depends on nothing else.
 *
 * <p>Equal cones are one object, made by {@link Cones}.
 */
final class Cone {
  final int[] actions;
  final long[] threads;
  final Map<Integer, Cone> larger = new HashMap<>(2);

  /**
   * @param actions in ascending order
   */
  Cone(int[] actions, long[] threads) {
    this.actions = actions;
    this.threads = threads;
  }

  boolean isEmpty() {
    return actions.length == 0;
  }

  boolean hasThread(int thread) {
    return ThreadSet.contains(threads, thread);
  }
}
