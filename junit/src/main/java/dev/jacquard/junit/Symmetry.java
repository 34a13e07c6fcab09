package dev.jacquard.junit;

import dev.jacquard.worker.ThreadSymmetry;

/** Whether executions that differ only in an exchange of interchangeable threads are explored. */
public enum Symmetry {
  /** What is best for most tests. */
  AUTO(ThreadSymmetry.USUAL),
  /** Threads are interchangeable as long as they observe the same values. */
  VALUES(ThreadSymmetry.VALUES),
  /** Threads are interchangeable as long as they read the same writes, and modify nothing. */
  READS_FROM(ThreadSymmetry.READS_FROM),
  /**
   * Up to the renamings of threads and objects that the test declares by {@link
   * dev.jacquard.Jacquard#rotation} and {@link dev.jacquard.Jacquard#interchangeable}; they are
   * checked, and one that does not hold makes the test incomplete.
   */
  DECLARED(ThreadSymmetry.DECLARED),
  /** Every thread is unlike all others. */
  NONE(ThreadSymmetry.NONE);

  private final ThreadSymmetry option;

  Symmetry(ThreadSymmetry option) {
    this.option = option;
  }

  ThreadSymmetry option() {
    return option;
  }
}
