package dev.jacquard.explore.estimate;

import dev.jacquard.kernel.Strategy;

/** A strategy that completes whatever follows a step before it goes on to the next one. */
public interface DepthFirstSearch extends Strategy {
  /**
   * How many more steps wait to be tried at the state before a step of the trace that was learned
   * last. More may be found later.
   */
  int waiting(int step);

  /** Whether it is one in the order that it was given; once it is not, it never is again. */
  default boolean isDepthFirst() {
    return true;
  }
}
