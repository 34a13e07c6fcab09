package dev.jacquard.benchmarks.tables.program;

import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.path.FlanaganGodefroid;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Strategy;
import java.util.Locale;

/** The ways in which each program is explored. */
public enum Search {
  /** Every interleaving of visible operations. */
  EXHAUSTIVE("exhaustive", SymmetryReduction.NONE),
  /** Dynamic partial order reduction as Flanagan and Godefroid published it, with sleep sets. */
  FG("FG-DPOR", SymmetryReduction.NONE),
  /** One execution for each trace. */
  OPTIMAL("optimal", SymmetryReduction.NONE),
  /** The same up to threads that are interchangeable by what they observe. */
  SYMMETRY("+ symmetry", SymmetryReduction.VAL);

  private final String heading;
  private final SymmetryReduction symmetry;

  Search(String heading, SymmetryReduction symmetry) {
    this.heading = heading;
    this.symmetry = symmetry;
  }

  /** What stands above its column. */
  public String heading() {
    return heading;
  }

  /** The word in data. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  SymmetryReduction symmetry() {
    return symmetry;
  }

  /** A strategy that has not been used before. */
  Strategy strategy() {
    return switch (this) {
      case EXHAUSTIVE -> new Exhaustive();
      case FG -> new FlanaganGodefroid();
      case OPTIMAL, SYMMETRY -> new OptimalDpor();
    };
  }
}
