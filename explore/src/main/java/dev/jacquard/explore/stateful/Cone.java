package dev.jacquard.explore.stateful;

import java.util.Arrays;

/**
 * An operation with its causal past on a way through the graph: which actions, of which threads,
 * come before it in every reordering of that way. Only the set matters: whether an earlier step
 * belongs to the past depends on nothing else.
 *
 * <p>Equal cones are one object, made by {@link Cones}.
 */
final class Cone {
  private static final Cone[] NONE = {};

  final int operation;
  final int[] actions;
  final long[] threads;
  private Cone[] larger = NONE; // by the action that they have more

  /**
   * @param actions in ascending order
   */
  Cone(int operation, int[] actions, long[] threads) {
    this.operation = operation;
    this.actions = actions;
    this.threads = threads;
  }

  boolean hasThread(int thread) {
    return ThreadSet.contains(threads, thread);
  }

  /** The cone with one more action, if it was asked for before; or null. */
  Cone larger(int action) {
    return action < larger.length ? larger[action] : null;
  }

  /** Keeps the cone with one more action. */
  void larger(int action, Cone cone) {
    if (action >= larger.length) {
      larger = Arrays.copyOf(larger, action + 1);
    }
    larger[action] = cone;
  }

  boolean equalTo(Cone other) {
    return operation == other.operation && Arrays.equals(actions, other.actions);
  }

  int hash() {
    return 31 * Arrays.hashCode(actions) + operation;
  }
}
