package dev.jacquard.explore.stateful;

/**
 * A step from one state to another.
 *
 * @param choice the alternative taken
 * @param alternatives how many there were
 * @param changes whether a variable has another value behind the step
 * @param wakes the threads that sleep in wait sets before the step and no longer behind it
 */
record StateEdge(
    StateNode source,
    StateNode target,
    int action,
    int choice,
    int alternatives,
    long[] wakes,
    boolean changes) {

  /** The same step from another state, where it has the same effect. */
  StateEdge between(StateNode otherSource, StateNode otherTarget) {
    return new StateEdge(
        otherSource,
        otherTarget,
        action,
        choice,
        alternatives,
        otherSource.wokenAt(otherTarget),
        changes);
  }

  /** Whether a thread owes it to this step that it can go on. */
  boolean wakes(int thread) {
    return ThreadSet.contains(wakes, thread);
  }
}
