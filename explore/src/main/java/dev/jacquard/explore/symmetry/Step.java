package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.Dependence;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Permutation;
import dev.jacquard.kernel.Trace;
import dev.jacquard.kernel.Transition;

/**
 * A step that can be renamed. The alternatives of a notification are numbered by waiters, so it is
 * known by the thread that it wakes.
 *
 * @param woken the thread that a notification wakes, or -1
 */
record Step(Transition transition, int woken) {
  static Step of(Trace trace, int row) {
    return new Step(trace.transition(row), woken(trace, row));
  }

  private static int woken(Trace trace, int row) {
    return trace.kind(row) == Kind.NOTIFY ? (int) trace.result(row) : -1;
  }

  Step renamed(Permutation renaming) {
    return new Step(renaming.of(transition), renaming.thread(woken));
  }

  int thread() {
    return transition.thread();
  }

  /** Whether a step of the same thread at the same point takes the same alternative. */
  boolean choosesLike(Step other) {
    return transition.kind() == Kind.NOTIFY
        ? woken == other.woken
        : transition.choice() == other.transition.choice();
  }

  boolean dependsOn(Step other) {
    return Dependence.dependent(transition, other.transition);
  }
}
