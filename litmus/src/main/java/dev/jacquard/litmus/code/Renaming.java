package dev.jacquard.litmus.code;

import dev.jacquard.kernel.symmetry.Permutation;

/** A renaming of threads, locations and wait queues, applied to instructions. */
public final class Renaming {
  private final Permutation permutation;
  private final int[] queues;

  /** A renaming with the images of the wait queues. */
  public Renaming(Permutation permutation, int[] queues) {
    this.permutation = permutation;
    this.queues = queues.clone();
  }

  int location(int location) {
    return permutation.location(location);
  }

  /** Whether every cell of an array stays where it is. */
  boolean fixes(int base, int cells) {
    for (int i = base; i < base + cells; i++) {
      if (permutation.location(i) != i) {
        return false;
      }
    }
    return true;
  }

  int thread(int thread) {
    return permutation.thread(thread);
  }

  int queue(int queue) {
    return queues[queue];
  }
}
