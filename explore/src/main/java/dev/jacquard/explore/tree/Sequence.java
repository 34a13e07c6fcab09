package dev.jacquard.explore.tree;

import dev.jacquard.kernel.trace.Transition;

/**
 * Steps to be explored below a node, which can be offered to it. It loses steps on its way down the
 * tree; what is left is what is to be explored below the node that it has come to.
 */
interface Sequence {
  /** A sequence with the same steps that can go another way. */
  Sequence copy();

  /** Whether the sequence has a step of a thread. */
  boolean contains(int thread);

  boolean isEmpty();

  int length();

  Transition transition(int i);

  /**
   * Whether an equivalent sequence begins with a step, or the sequence would not mind if that step
   * were taken before it (a weak initial).
   */
  boolean mayBeginWith(Transition step);

  /** Takes the first step of a thread out, if there is one. */
  void remove(int thread);
}
