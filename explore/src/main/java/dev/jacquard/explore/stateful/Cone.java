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
  final int operation;
  final int[] actions;
  final long[] threads;
  final int hash;

  /**
   * @param actions in ascending order
   */
  Cone(int operation, int[] actions, long[] threads) {
    this.operation = operation;
    this.actions = actions;
    this.threads = threads;
    int sum = hash(operation);
    for (int action : actions) {
      sum += hash(action);
    }
    hash = sum;
  }

  /** The hash of an operation without a past, and what an action adds to a hash. */
  private static int hash(int action) {
    int mixed = (action + 1) * 0x9E3779B9;
    return (mixed ^ (mixed >>> 15)) * 0x85EBCA6B;
  }

  boolean hasThread(int thread) {
    return ThreadSet.contains(threads, thread);
  }

  boolean contains(int action) {
    return Arrays.binarySearch(actions, action) >= 0;
  }

  /** The hash of the cone with one more action. */
  int hashWith(int action) {
    return hash + hash(action);
  }

  /** Whether this is another cone with one more action, which that one does not have. */
  boolean is(Cone smaller, int action) {
    if (operation != smaller.operation || actions.length != smaller.actions.length + 1) {
      return false;
    }
    int more = 0;
    for (int i = 0; i < actions.length; i++) {
      if (more == 0 && actions[i] == action) {
        more = 1;
      } else if (i - more == smaller.actions.length || actions[i] != smaller.actions[i - more]) {
        return false;
      }
    }
    return true;
  }

  /** The actions of the cone and one more, which it does not have. */
  int[] actionsWith(int action) {
    int place = -Arrays.binarySearch(actions, action) - 1;
    int[] more = Arrays.copyOf(actions, actions.length + 1);
    System.arraycopy(actions, place, more, place + 1, actions.length - place);
    more[place] = action;
    return more;
  }

  boolean equalTo(Cone other) {
    return operation == other.operation && Arrays.equals(actions, other.actions);
  }
}
