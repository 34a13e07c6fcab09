package dev.jacquard.explore.option;

import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.path.SleepSets;
import dev.jacquard.explore.path.SourceDpor;
import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import java.util.Locale;

/** How reorderings of independent steps are avoided, the values of {@code reduction}. */
public enum Reduction {
  EXHAUSTIVE,
  SLEEP,
  FG,
  SOURCE,
  OPTIMAL,
  /** Merges equal states, so that programs without end come to one. */
  STATEFUL;

  /** A strategy that has not been used before. */
  public Strategy strategy() {
    return switch (this) {
      case EXHAUSTIVE -> new Exhaustive();
      case SLEEP -> new SleepSets();
      case FG -> new FlanaganGodefroid();
      case SOURCE -> new SourceDpor();
      case OPTIMAL -> new OptimalDpor();
      case STATEFUL -> new GraphDpor();
    };
  }

  /** The word for it in options. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
