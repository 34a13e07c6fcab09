package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.trace.Transition;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * New names for threads, and for the locations that belong to them: from those of one state to
 * those of another, or from those of a run to those of a state.
 *
 * <p>Those of edges are {@linkplain Renamings#shared shared}: they remember what was renamed.
 */
final class Renaming {
  private final int[] threads;
  private final int[] rows;
  private final Map<Cone, Cone> cones = new HashMap<>(0);
  private int[] actions = {};
  private Renaming inverse;

  /**
   * @param threads the new names, up to the last that is new
   * @param rows where the rows of locations begin that belong to threads
   */
  Renaming(int[] threads, int[] rows) {
    int length = threads.length;
    while (length > 0 && threads[length - 1] == length - 1) {
      length--;
    }
    this.threads = Arrays.copyOf(threads, length);
    this.rows = rows;
  }

  /** Whether everything keeps its name. */
  boolean isIdentity() {
    return threads.length == 0;
  }

  /** The new name of a thread. */
  int thread(int thread) {
    return thread >= 0 && thread < threads.length ? threads[thread] : thread;
  }

  private int location(int location) {
    for (int row : rows) {
      if (location >= row && location - row < threads.length) {
        return row + threads[location - row];
      }
    }
    return location;
  }

  /** The same step by other names, but for the number of its alternative. */
  Transition of(Transition step) {
    return new Transition(
        thread(step.thread()),
        step.choice(),
        step.alternatives(),
        step.kind(),
        location(step.location()),
        step.kind().namesThread() ? thread((int) step.argument()) : step.argument(),
        step.writes(),
        location(step.alsoReads()),
        step.site());
  }

  /** An action by other names. */
  int action(int action, Actions table) {
    if (isIdentity() || action == Actions.NONE) {
      return action;
    }
    if (action >= actions.length) {
      int before = actions.length;
      actions = Arrays.copyOf(actions, Math.max(action + 1, 2 * before));
      Arrays.fill(actions, before, actions.length, Actions.NONE);
    }
    if (actions[action] == Actions.NONE) {
      actions[action] = table.number(of(table.of(action)));
    }
    return actions[action];
  }

  /** An operation with its causal past by other names. */
  Cone cone(Cone cone, Cones table) {
    return isIdentity() ? cone : cones.computeIfAbsent(cone, old -> table.renamed(old, this));
  }

  /** The renaming that undoes this one. */
  Renaming inverse() {
    if (inverse == null) {
      int[] back = new int[threads.length];
      for (int t = 0; t < threads.length; t++) {
        back[threads[t]] = t;
      }
      inverse = isIdentity() ? this : new Renaming(back, rows);
    }
    return inverse;
  }

  /** First this renaming, then another. */
  Renaming then(Renaming next) {
    if (isIdentity() || next.isIdentity()) {
      return isIdentity() ? next : this;
    }
    int[] both = new int[Math.max(threads.length, next.threads.length)];
    Arrays.setAll(both, t -> next.thread(thread(t)));
    return new Renaming(both, rows);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Renaming that && Arrays.equals(threads, that.threads);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(threads);
  }
}
