package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Locations;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Places;
import dev.jacquard.runtime.thread.RunningInitialiser;
import dev.jacquard.runtime.thread.ThreadTable;

/**
 * What initialisers do that make no difference to other threads: no step, as long as it is about
 * what the initialiser has made itself.
 */
final class QuietInitialisers {
  private final RunSteps steps;
  private final ThreadTable threads;
  private final Places places;
  private final Locations locations;

  QuietInitialisers(RunSteps steps, ThreadTable threads, Names names) {
    this.steps = steps;
    this.threads = threads;
    places = names.places();
    locations = names.locations();
  }

  /**
   * Whether the operation that the current thread arrives at is no step for that reason. If the
   * thread is in such an initialiser, but the operation is none of that sort, the exploration
   * begins again.
   */
  boolean leavesOut(Kind kind, int location) {
    RunningInitialiser initialiser = threads.current().initialiser();
    if (initialiser == null || !initialiser.isQuiet() || steps.isUnwinding()) {
      return false;
    }
    if (threads.current().isInterruptible() || !isLocal(kind, location)) {
      steps.isSeen(initialiser);
    }
    initialiser.leavesOut();
    return true;
  }

  /** The monitor of a class is not its initialiser's: nobody has to initialise it to take that. */
  private boolean isLocal(Kind kind, int location) {
    return kind == Kind.LOCK || kind == Kind.TRY_LOCK || kind == Kind.UNLOCK
        ? places.isMadeByInitialiser(locations.owner(location))
        : kind.isAccess() && places.isOfInitialiser(locations.owner(location));
  }

  /** Whether the operation that the current thread has executed was left out. */
  boolean hasLeftOut() {
    RunningInitialiser initialiser = threads.current().initialiser();
    return initialiser != null && initialiser.isLeftOut();
  }
}
