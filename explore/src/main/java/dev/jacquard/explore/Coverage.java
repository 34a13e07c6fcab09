package dev.jacquard.explore;

/** What an exploration that runs to its end has seen, up to exchanges that symmetry leaves out. */
public enum Coverage {
  /** Every trace, or one of every orbit of traces. */
  TRACES,
  /**
   * Every state. A data race that can be seen side by side is a fact about a state; one behind a
   * {@linkplain dev.jacquard.kernel.trace.Trace#hasSilentSteps silent step} need not be
   * (algorithms.md 1.5).
   */
  STATES
}
