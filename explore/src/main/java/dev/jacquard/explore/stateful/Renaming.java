package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.trace.Belongings;
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
  private final Belongings belongings;
  private final Map<Cone, Cone> cones = new HashMap<>(0);
  private int[] actions = {};
  private Renaming inverse;

  /**
   * @param threads the new names, up to the last that is new
   * @param belongings the locations that are named along with threads
   */
  Renaming(int[] threads, Belongings belongings) {
    int length = threads.length;
    while (length > 0 && threads[length - 1] == length - 1) {
      length--;
    }
    this.threads = Arrays.copyOf(threads, length);
    this.belongings = belongings;
  }

  /** Whether everything keeps its name. */
  boolean isIdentity() {
    return threads.length == 0;
  }

  /** The new name of a thread. */
  int thread(int thread) {
    return thread >= 0 && thread < threads.length ? threads[thread] : thread;
  }

  /** The new names of some threads. */
  long[] threads(long[] set) {
    long[] named = ThreadSet.EMPTY;
    for (int t = ThreadSet.next(set, 0); !isIdentity() && t >= 0; t = ThreadSet.next(set, t + 1)) {
      named = ThreadSet.with(named, thread(t));
    }
    return isIdentity() ? set : named;
  }

  /** The threads whose names are new, besides others. */
  long[] moved() {
    return ThreadSet.of(threads.length, t -> threads[t] != t);
  }

  private int location(int location) {
    int owner = belongings.owner(location);
    int name = thread(owner);
    return name == owner ? location : belongings.location(belongings.row(location), name);
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
      inverse = isIdentity() ? this : new Renaming(back, belongings);
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
    return new Renaming(both, belongings);
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
