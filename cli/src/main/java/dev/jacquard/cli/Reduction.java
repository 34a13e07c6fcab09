package dev.jacquard.cli;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import java.util.Locale;

/** The values of {@code --reduction}: how reorderings of independent steps are avoided. */
enum Reduction {
  EXHAUSTIVE,
  SLEEP,
  FG,
  SOURCE,
  OPTIMAL;

  /** A strategy that has not been used before. */
  Strategy strategy() {
    return switch (this) {
      case EXHAUSTIVE -> new Exhaustive();
      case SLEEP -> new SleepSets();
      case FG -> new FlanaganGodefroid();
      case SOURCE -> new SourceDpor();
      case OPTIMAL -> new OptimalDpor();
    };
  }

  /** The word on the command line. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
