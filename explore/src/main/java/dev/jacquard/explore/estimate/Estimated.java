package dev.jacquard.explore.estimate;

import dev.jacquard.kernel.Strategy;

/** A strategy that follows its own search, since what it does depends on how much is left. */
public interface Estimated extends Strategy {
  /** What it has learned so far; whoever asks need not tell it anything. */
  Estimator estimator();
}
