package dev.jacquard.explore;

import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * Whether data races may have been missed because symmetry covers states and not traces: when
 * threads learn of each other without an order, there are races that never stand side by side.
 */
public final class HiddenRaces {
  private boolean accesses;
  private boolean silentSteps;

  /** Takes in an execution. */
  public void learn(Trace trace) {
    accesses |= trace.hasPlainAccesses() || trace.isWatched();
    silentSteps |= trace.hasSilentSteps();
  }

  /** Threads learn of each other without an order. */
  public void learnSilently() {
    silentSteps = true;
  }

  /** Changes when something was learned. */
  int knowledge() {
    return (accesses ? 1 : 0) + (silentSteps ? 1 : 0);
  }

  /** What to say of a search by states, if that is so. */
  public Optional<Limit> limit() {
    return accesses && silentSteps
        ? Optional.of(
            new Limit(
                Limit.Cause.HIDDEN_RACES,
                "data races may have been missed: a step learned of another thread without being"
                    + " ordered after it (a failed try, a park), and symmetry does not preserve"
                    + " such races"))
        : Optional.empty();
  }
}
