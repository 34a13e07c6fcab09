package dev.jacquard.junit;

/** How executions that differ only in the order of independent steps are avoided. */
public enum Reduction {
  /** {@link #OPTIMAL}, or what the symmetry of the test needs. */
  AUTO,
  /** Not at all. */
  EXHAUSTIVE,
  /** By sleep sets. */
  SLEEP,
  /** By the persistent sets of Flanagan and Godefroid. */
  FG,
  /** By source sets. */
  SOURCE,
  /** One execution for each class of equivalent ones. */
  OPTIMAL
}
