package dev.jacquard.explore;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Trace;

/** Somebody who wants to see every run of an exploration, for progress or for statistics. */
@FunctionalInterface
public interface Listener {
  Listener NONE = (trace, tally) -> {};

  /** A run has ended; the trace is a buffer that must not be kept. */
  void executed(Trace trace, Tally tally);

  /**
   * A run that an earlier process has counted was made again, to know what it knew. The first one
   * of an exploration is always among those that are made again.
   */
  default void repeated(Trace trace) {}
}
