package dev.jacquard.junit;

/** How time passes where a program decides something by a clock. */
public enum Time {
  /** Next to none passes. */
  ONE,
  /** Next to none or a lot, by choice at each reading. */
  EXPLORE
}
