package dev.jacquard.kernel.option;

import java.util.Locale;

/** What becomes of data races, the values of the option {@code races}. */
public enum RacePolicy {
  /** A data race is a failure. */
  REPORT,
  /** A data race is a failure, and nothing else is. */
  ONLY,
  /** Plain accesses are steps like all others; races are told, but are no failures. */
  EXPLORE,
  /** Races are not looked for. */
  IGNORE;

  /** Whether a data race is a failure. */
  public boolean areFailures() {
    return this == REPORT || this == ONLY;
  }

  /** The word for it in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
