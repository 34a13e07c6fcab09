package dev.jacquard.explore.option;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Whether what threads do is learned, so that few executions are run; values of {@code learn}. */
public enum Learning {
  /** Every execution is run. */
  OFF,
  /** The program is run for what no thread has observed yet. */
  ON,
  /** The same, and what was learned is searched by traces or by states, whichever are fewer. */
  AUTO,
  /** The program is run once, and what follows from that is searched by states. */
  PREDICT;

  private static final Search USUAL =
      new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.NONE);
  private static final Search BY_STATES =
      new Search.Systematic(Reduction.STATEFUL, SymmetryReduction.NONE);

  /** What both searches can go with. */
  private static final Set<SymmetryReduction> EITHER =
      EnumSet.of(SymmetryReduction.NONE, SymmetryReduction.VAL);

  /** The search of what is learned, where another one was asked for. */
  public Search search(Search asked) {
    return switch (this) {
      case OFF, ON -> asked;
      case AUTO ->
          asked.equals(new Search.Systematic(Reduction.OPTIMAL, asked.symmetry()))
                  && EITHER.contains(asked.symmetry())
              ? new Search.Either(asked.symmetry())
              : asked;
      case PREDICT -> asked.equals(USUAL) ? BY_STATES : asked;
    };
  }

  /** Whether what is learned can be searched so. */
  public boolean goesWith(Search asked) {
    return this != PREDICT || search(asked).equals(BY_STATES);
  }

  /** The word for it in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
