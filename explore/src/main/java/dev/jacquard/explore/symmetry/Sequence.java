package dev.jacquard.explore.symmetry;

import dev.jacquard.kernel.symmetry.Permutation;

/** Steps that an execution is to begin with, in this order or an equivalent one. */
final class Sequence {
  private final Step[] steps;
  private int start;

  /** The steps are the sequence's own from now on. */
  Sequence(Step[] steps) {
    this.steps = steps;
  }

  private Sequence(Step[] steps, int start) {
    this(steps);
    this.start = start;
  }

  /** The image of steps under a renaming. */
  static Sequence image(Step[] original, Permutation renaming) {
    Step[] image = new Step[original.length];
    for (int i = 0; i < image.length; i++) {
      image[i] = original[i].renamed(renaming);
    }
    return new Sequence(image);
  }

  /** A sequence with the same steps that can go another way. */
  Sequence copy() {
    return new Sequence(steps.clone(), start);
  }

  boolean isEmpty() {
    return start == steps.length;
  }

  /**
   * Whether an equivalent sequence begins with a step, or the sequence would not mind if that step
   * were taken before it.
   */
  boolean mayBeginWith(Step step) {
    for (int i = start; i < steps.length; i++) {
      if (steps[i].thread() == step.thread()) {
        return steps[i].choosesLike(step) && isInitial(i);
      }
      if (steps[i].dependsOn(step)) {
        return false; // a step of the same thread further behind would depend on this one as well
      }
    }
    return true;
  }

  private boolean isInitial(int position) {
    for (int i = start; i < position; i++) {
      if (steps[i].dependsOn(steps[position])) {
        return false;
      }
    }
    return true;
  }

  /** Takes the first step of a thread out, if there is one. */
  void remove(int thread) {
    for (int i = start; i < steps.length; i++) {
      if (steps[i].thread() == thread) {
        System.arraycopy(steps, start, steps, start + 1, i - start);
        start++;
        return;
      }
    }
  }
}
