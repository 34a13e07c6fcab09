package dev.jacquard.junit;

/** Whether executions that differ only in an exchange of interchangeable threads are explored. */
public enum Symmetry {
  /** {@link #VAL}, or {@link #NONE} where executions are bounded or drawn. */
  AUTO,
  /** Every thread is unlike all others. */
  NONE,
  /** Threads are interchangeable as long as they read the same writes, and modify nothing. */
  RF,
  /** Threads are interchangeable as long as they observe the same values. */
  VAL,
  /**
   * Threads are interchangeable whenever they are in the same local state. Goes with {@link
   * Races#EXPLORE} and {@link Reduction#FG} only.
   */
  CSYM,
  /**
   * Up to the renamings of threads and objects that the test declares by {@link
   * dev.jacquard.Jacquard#rotation} and {@link dev.jacquard.Jacquard#interchangeable}; they are
   * checked, and one that does not hold makes the test incomplete.
   */
  DECLARED,
  /**
   * Up to renamings of threads and objects, such as rotations, that are guessed from one execution
   * and checked.
   */
  GUESSED
}
