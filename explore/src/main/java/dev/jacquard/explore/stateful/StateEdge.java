package dev.jacquard.explore.stateful;

/**
 * A step from one state to another, by the names that the first has for threads. The edges that
 * leave a state are a list, and so are those that lead to it: each edge knows the next one of both.
 */
final class StateEdge {
  /** The next edge from the same state, or null. */
  StateEdge nextOut;

  /** The next edge to the same state, or null. */
  StateEdge nextIn;

  private final StateNode source;
  private final StateNode target;
  private final EdgeLabel label;

  StateEdge(StateNode source, StateNode target, EdgeLabel label) {
    this.source = source;
    this.target = target;
    this.label = label;
  }

  EdgeLabel label() {
    return label;
  }

  StateNode source() {
    return source;
  }

  StateNode target() {
    return target;
  }

  int action() {
    return label.action();
  }

  int choice() {
    return label.choice();
  }

  int alternatives() {
    return label.alternatives();
  }

  boolean changes() {
    return label.changes();
  }

  boolean late() {
    return label.late();
  }

  /** What each thread is called at the other state. */
  Renaming names() {
    return label.names();
  }

  long[] wakes() {
    return label.wakes();
  }

  /** Whether a thread owes it to this step that it can go on. */
  boolean wakes(int thread) {
    return ThreadSet.contains(label.wakes(), thread);
  }
}
