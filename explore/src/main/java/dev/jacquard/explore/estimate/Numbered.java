package dev.jacquard.explore.estimate;

import dev.jacquard.kernel.Strategy;

/** A strategy that knows from the start how many executions it wants. */
public interface Numbered extends Strategy {
  /** How many it wants in all. */
  long total();
}
