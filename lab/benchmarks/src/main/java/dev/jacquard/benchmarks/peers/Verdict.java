package dev.jacquard.benchmarks.peers;

import java.util.Locale;

/** How a check ended. */
public enum Verdict {
  /** The tool stopped by itself, since nothing was left that it looks for. */
  EXHAUSTED,
  /** Nothing found in as many executions as it was allowed. */
  BOUND,
  ASSERTION,
  DEADLOCK,
  RACE,
  /** Nothing found in the time that it was allowed. */
  TIME,
  /** The tool could not check the program. */
  TROUBLE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  boolean isFailure() {
    return this == ASSERTION || this == DEADLOCK || this == RACE;
  }

  /** Of a finding that begins with one of the words of failures; anything else is trouble. */
  static Verdict ofFinding(String finding) {
    for (Verdict verdict : values()) {
      if (verdict.isFailure() && finding.startsWith(verdict.toString())) {
        return verdict;
      }
    }
    return TROUBLE;
  }
}
