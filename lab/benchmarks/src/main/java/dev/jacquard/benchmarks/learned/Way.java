package dev.jacquard.benchmarks.learned;

import dev.jacquard.explore.learned.TracesOrStates;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import java.util.Locale;

/** How a program is explored. */
enum Way {
  /** Each trace is run. */
  ORDINARY,
  /** Traces of what was learned. */
  TRACES,
  /** Traces or states of what was learned, whichever are fewer. */
  TRACES_OR_STATES;

  /** Its name for people. */
  String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  boolean learns() {
    return this != ORDINARY;
  }

  /** A strategy that has not been used before. */
  Strategy strategy() {
    return this == TRACES_OR_STATES ? new TracesOrStates() : new OptimalDpor();
  }
}
