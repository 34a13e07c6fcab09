package dev.jacquard.junit;

import dev.jacquard.explore.option.SymmetryReduction;

/** Whether executions that differ only in an exchange of interchangeable threads are explored. */
public enum Symmetry {
  /** What is best for most tests. */
  AUTO(SymmetryReduction.USUAL),
  /** Threads are interchangeable as long as they observe the same values. */
  VALUES(SymmetryReduction.VAL),
  /** Threads are interchangeable as long as they read the same writes, and modify nothing. */
  READS_FROM(SymmetryReduction.RF),
  /**
   * Up to the renamings of threads and objects that the test declares by {@link
   * dev.jacquard.Jacquard#rotation} and {@link dev.jacquard.Jacquard#interchangeable}; they are
   * checked, and one that does not hold makes the test incomplete.
   */
  DECLARED(SymmetryReduction.DECLARED),
  /** Up to renamings of threads and objects that are guessed from one execution and checked. */
  GUESSED(SymmetryReduction.GUESSED),
  /** Every thread is unlike all others. */
  NONE(SymmetryReduction.NONE);

  private final SymmetryReduction option;

  Symmetry(SymmetryReduction option) {
    this.option = option;
  }

  SymmetryReduction option() {
    return option;
  }
}
