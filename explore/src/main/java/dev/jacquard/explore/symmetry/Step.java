package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.order.Dependence;
import dev.jacquard.kernel.symmetry.Permutation;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A step that can be renamed. The alternatives of a notification are numbered by waiters, so it is
 * known by the thread that it wakes. Joins of other threads are no steps here, but part of the next
 * one: they only wait, so which of several comes first does not matter.
 *
 * @param woken the thread that a notification wakes, or -1
 * @param joined the threads that its thread has waited for since its last step
 */
record Step(Transition transition, int woken, Set<Integer> joined) {
  static int woken(Trace trace, int row) {
    return trace.kind(row) == Kind.NOTIFY ? (int) trace.result(row) : -1;
  }

  Step renamed(Permutation renaming) {
    Set<Integer> images =
        joined.isEmpty()
            ? joined
            : joined.stream().map(renaming::thread).collect(Collectors.toUnmodifiableSet());
    return new Step(renaming.of(transition), renaming.thread(woken), images);
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
    return Dependence.dependent(transition, other.transition)
        || joined.contains(other.thread())
        || other.joined.contains(thread());
  }
}
