package dev.jacquard.check;

/** Which of the executions that fail in the same way is shown. */
public enum Shown {
  /** The one that was found first. */
  AS_FOUND,
  /** The one that is easiest to read. */
  SHRUNK
}
