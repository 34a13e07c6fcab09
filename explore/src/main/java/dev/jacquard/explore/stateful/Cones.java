package dev.jacquard.explore.stateful;

import java.util.Arrays;

/** Makes cones, each of them once. */
final class Cones {
  private static final int[] NOTHING = {};

  private final Actions table;
  private final Pool<long[]> sets;
  private final Pool<Cone> known = new Pool<>(cone -> cone.hash, Cone::equalTo);

  Cones(Actions table, Pool<long[]> sets) {
    this.table = table;
    this.sets = sets;
  }

  /** An operation that nothing has to come before. */
  Cone empty(int operation) {
    return of(operation, NOTHING);
  }

  /** A past with one more action. */
  Cone with(Cone cone, int action) {
    if (cone.contains(action)) {
      return cone;
    }
    Cone more = known.find(cone.hashWith(action), candidate -> candidate.is(cone, action));
    return more != null ? more : of(cone.operation, cone.actionsWith(action));
  }

  /** An operation with its past by other names. */
  Cone renamed(Cone cone, Renaming renaming) {
    int[] actions = new int[cone.actions.length];
    Arrays.setAll(actions, i -> renaming.action(cone.actions[i], table));
    Arrays.sort(actions);
    return of(renaming.action(cone.operation, table), actions);
  }

  /**
   * What two pasts of an operation have in common; the smaller a past, the more is demanded because
   * of it.
   */
  Cone common(Cone a, Cone b) {
    if (a == b) {
      return a;
    }
    int[] both = new int[Math.min(a.actions.length, b.actions.length)];
    int count = 0;
    int j = 0;
    for (int action : a.actions) {
      while (j < b.actions.length && b.actions[j] < action) {
        j++;
      }
      if (j < b.actions.length && b.actions[j] == action) {
        both[count++] = action;
      }
    }
    return count == a.actions.length ? a : of(a.operation, Arrays.copyOf(both, count));
  }

  private Cone of(int operation, int[] actions) {
    return known.shared(new Cone(operation, actions, threads(actions)));
  }

  /** Who has to move before: those whose actions these are, and those that one of them joins. */
  private long[] threads(int[] actions) {
    long[] threads = ThreadSet.EMPTY;
    for (int action : actions) {
      threads = ThreadSet.with(threads, table.thread(action));
      int joined = table.joined(action);
      threads = joined < 0 ? threads : ThreadSet.with(threads, joined);
    }
    return sets.shared(threads);
  }
}
