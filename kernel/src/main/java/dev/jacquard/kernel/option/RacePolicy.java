package dev.jacquard.kernel.option;

import java.util.Locale;

/** What becomes of data races, the values of the option {@code races}. */
public enum RacePolicy {
  /** A data race is a failure. */
  REPORT,
  /** Plain accesses are steps like all others; races are told, but are no failures. */
  EXPLORE,
  /** Races are not looked for. */
  IGNORE;

  /** The word for it in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
