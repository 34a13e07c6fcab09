package dev.jacquard.cluster.office;

/** How a slice leaves its region. */
public enum Fate {
  /** A leaf waits to be executed. */
  OPEN,
  /** No leaf waits; regions that were cut off are not complete yet, and may write. */
  QUIET,
  /** Everything below the root is explored. */
  FINISHED
}
