package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * Turns the traces seen so far into the next plan; every search, reduction, random walk and replay.
 *
 * <p>Plans and traces alternate: each plan obtained is run, and its trace is learned before the
 * next plan is asked for. A strategy is confined to one thread.
 */
public interface Strategy {
  /** The next plan to run, or empty when nothing is left to explore. */
  Optional<Plan> next();

  /** Takes in the trace of the last plan. The trace is a buffer that must not be kept. */
  void learn(Trace trace);
}
