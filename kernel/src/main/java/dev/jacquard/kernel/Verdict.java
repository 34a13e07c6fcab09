package dev.jacquard.kernel;

import java.util.List;

/**
 * What an exploration has shown: a failure; or that there is none in any interleaving; or that none
 * was found, but not everything was looked at, and why; or that nothing can be said, because the
 * program does not do the same again.
 */
public record Verdict(Status status, List<String> reasons) {
  /** The sorts of verdicts. */
  public enum Status {
    COMPLETE,
    INCOMPLETE,
    FAILURE,
    /** The same schedule led to other steps: what was seen says nothing of what was not. */
    NOT_DETERMINISTIC;

    /** The name that JSON output and messages use. */
    public String label() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }
  }

  public Verdict {
    reasons = List.copyOf(reasons);
  }

  /** A verdict on what was seen; the reasons say what limited the exploration, if anything did. */
  public static Verdict of(boolean failed, List<String> limits) {
    if (failed) {
      return new Verdict(Status.FAILURE, limits);
    }
    return new Verdict(limits.isEmpty() ? Status.COMPLETE : Status.INCOMPLETE, limits);
  }

  /** The verdict on a program that took other steps under the same schedule. */
  public static Verdict notDeterministic(List<String> reasons) {
    return new Verdict(Status.NOT_DETERMINISTIC, reasons);
  }

  /** The reasons in one sentence part, empty for a complete exploration. */
  public String why() {
    return String.join("; ", reasons);
  }
}
