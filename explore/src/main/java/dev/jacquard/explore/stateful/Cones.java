package dev.jacquard.explore.stateful;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Makes cones, each of them once. */
final class Cones {
  /** The actions of a cone, to find it by. */
  private record Key(int[] actions) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Arrays.equals(actions, key.actions);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(actions);
    }
  }

  private final Actions table;
  private final Map<Key, Cone> known = new HashMap<>();
  private final Cone empty = of(new int[0]);

  Cones(Actions table) {
    this.table = table;
  }

  /** The past of an operation that nothing has to come before. */
  Cone empty() {
    return empty;
  }

  /** A past with one more action. */
  Cone with(Cone cone, int action) {
    return cone.larger.computeIfAbsent(action, more -> extended(cone, more));
  }

  private Cone extended(Cone cone, int action) {
    int at = Arrays.binarySearch(cone.actions, action);
    if (at >= 0) {
      return cone;
    }
    int place = -at - 1;
    int[] actions = new int[cone.actions.length + 1];
    System.arraycopy(cone.actions, 0, actions, 0, place);
    actions[place] = action;
    System.arraycopy(cone.actions, place, actions, place + 1, cone.actions.length - place);
    return of(actions);
  }

  /** What two pasts have in common; the smaller a past, the more is demanded because of it. */
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
    return count == a.actions.length ? a : of(Arrays.copyOf(both, count));
  }

  private Cone of(int[] actions) {
    return known.computeIfAbsent(new Key(actions), key -> new Cone(actions, threads(actions)));
  }

  private long[] threads(int[] actions) {
    long[] threads = ThreadSet.EMPTY;
    for (int action : actions) {
      threads = ThreadSet.with(threads, table.thread(action));
    }
    return threads;
  }
}
