package dev.jacquard.explore;

import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import java.util.List;

/** A search that others accompany: what they run may fail, and stands for nothing else. */
public interface Accompanied extends Strategy {
  /** Whether the plan that was asked for last is one of the others. */
  boolean isAside();

  /** What the others have run so far. */
  List<Tried> tried();

  /** The counts of that. */
  Tally tallyAside();

  /** Whether nothing is left to be seen, even if executions of the search itself were cut. */
  default boolean isWhole() {
    return false;
  }

  /** The same of any strategy; most do not know. */
  static boolean isWhole(Strategy strategy) {
    return strategy instanceof Accompanied accompanied && accompanied.isWhole();
  }

  /** Whether the last plan of a strategy stands for nothing. */
  static boolean isAside(Strategy strategy) {
    return strategy instanceof Accompanied accompanied && accompanied.isAside();
  }

  /** What has been run beside a strategy. */
  static List<Tried> tried(Strategy strategy) {
    return strategy instanceof Accompanied accompanied ? accompanied.tried() : List.of();
  }
}
