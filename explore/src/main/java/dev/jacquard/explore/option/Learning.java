package dev.jacquard.explore.option;

import java.util.Locale;

/** Whether what threads do is learned, so that few executions are run; values of {@code learn}. */
public enum Learning {
  /** Every execution is run. */
  OFF,
  /** The program is run for what no thread has observed yet. */
  ON,
  /** The same, and what was learned is searched by traces or by states, whichever are fewer. */
  AUTO;

  /** The search of what is learned, where another one was asked for. */
  public Search search(Search asked) {
    boolean free = asked.equals(new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.NONE));
    return this == AUTO && free ? new Search.Either() : asked;
  }

  /** The word for it in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
