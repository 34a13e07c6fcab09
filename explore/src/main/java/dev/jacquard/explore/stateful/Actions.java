package dev.jacquard.explore.stateful;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers for what threads do: a thread and the operation that it executes or is about to execute.
 *
 * <p>Two actions are one if no rule of the search can tell them apart. Where they stand in the code
 * and what they take along is left out, unless it names a thread or a wait queue.
 */
final class Actions {
  /** In place of an action, where there is none. */
  static final int NONE = -1;

  private static final int NO_SITE = -1;

  private final Map<Transition, Integer> numbers = new HashMap<>();
  private final List<Transition> actions = new ArrayList<>();
  private final Users users = new Users();

  /** The step of a row. */
  int executed(Trace trace, int row) {
    return number(trace, row, trace.writes(row));
  }

  /** The operation of a row as one that is about to be executed, in whatever state that will be. */
  int pending(Trace trace, int row) {
    return number(trace, row, trace.kind(row).mayWrite());
  }

  private int number(Trace trace, int row, boolean writes) {
    Kind kind = trace.kind(row);
    long argument = kind.namesThread() || namesQueue(kind) ? trace.argument(row) : 0;
    Transition action =
        new Transition(
            trace.thread(row),
            0,
            1,
            kind,
            trace.location(row),
            argument,
            writes,
            trace.alsoReads(row),
            NO_SITE);
    return number(action);
  }

  /** The number of an action. */
  int number(Transition action) {
    Integer known = numbers.putIfAbsent(action, actions.size());
    if (known != null) {
      return known;
    }
    actions.add(action);
    return actions.size() - 1;
  }

  private static boolean namesQueue(Kind kind) {
    return kind.namesQueue() || kind == Kind.REACQUIRE;
  }

  /** Who uses which location. */
  Users users() {
    return users;
  }

  Transition of(int action) {
    return actions.get(action);
  }

  int thread(int action) {
    return actions.get(action).thread();
  }

  /** The thread that must have ended before an action, or -1. */
  int joined(int action) {
    Transition step = actions.get(action);
    return step.kind() == Kind.JOIN ? step.bounds() : NONE;
  }

  /** Whether two actions do not commute. */
  boolean dependent(int a, int b) {
    return Dependence.dependent(actions.get(a), actions.get(b));
  }

  /** Whether there may be a state in which both can be executed. */
  boolean mayBeCoEnabled(int a, int b) {
    return Dependence.mayBeCoEnabled(actions.get(a), actions.get(b));
  }

  /** Whether two actions, executed side by side, are a data race. */
  boolean race(int a, int b) {
    Transition one = actions.get(a);
    Transition other = actions.get(b);
    return (one.kind().isPlain() || other.kind().isPlain()) && conflict(one, other);
  }

  /**
   * Whether two actions, executed side by side, show that a thread may learn of another one without
   * being ordered after it, though they are no data race.
   */
  boolean meetUnordered(int a, int b) {
    Transition one = actions.get(a);
    Transition other = actions.get(b);
    return (one.kind().isUnordered() || other.kind().isUnordered())
        && !race(a, b)
        && conflict(one, other);
  }

  private static boolean conflict(Transition one, Transition other) {
    return Dependence.conflict(one.location(), one.writes(), other.location(), other.writes());
  }
}
