package dev.jacquard.kernel.run;

import dev.jacquard.kernel.trace.Ending;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.BitSet;

/**
 * Says what it means that no thread can move: the program is done, or stuck, or a loop that was
 * held up would see something new.
 */
final class Endings {
  private final Trace trace;
  private final Pending pending;
  private final BitSet idleSteps = new BitSet();

  Endings(Trace trace, Pending pending) {
    this.trace = trace;
    this.pending = pending;
  }

  void begin() {
    idleSteps.clear();
  }

  /** A step, though it modified its location, leaves nothing that a loop could look at. */
  void leavesNothing(int step) {
    idleSteps.set(step);
  }

  /** Where no thread can move: stuck if a thread is left that the program waits for. */
  Ending stuckOrCompleted() {
    for (int t = 0; t < pending.threads(); t++) {
      if (pending.of(t).isThere() && !pending.of(t).daemon) {
        return Ending.STUCK;
      }
    }
    return Ending.COMPLETED;
  }

  /** Whether a thread goes round in a loop and has not yet seen what others did meanwhile. */
  boolean hasOvertaken() {
    for (int t = 0; t < pending.threads(); t++) {
      if (pending.of(t).spins() && isOvertaken(t)) {
        return true;
      }
    }
    return false;
  }

  private boolean isOvertaken(int thread) {
    for (int row = pending.of(thread).spinsFrom; row < trace.length(); row++) {
      if (trace.thread(row) == thread && isOutdated(row)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a later step changes what a step saw; steps of other idle rounds change nothing. */
  private boolean isOutdated(int row) {
    for (int later = row + 1; later < trace.length(); later++) {
      if (trace.writes(later)
          && (trace.location(later) == trace.location(row)
              || trace.location(later) == trace.alsoReads(row))
          && !isIdle(later)) {
        return true;
      }
    }
    return false;
  }

  private boolean isIdle(int step) {
    PendingOperation next = pending.of(trace.thread(step));
    return idleSteps.get(step) || (next.spins() && step >= next.spinsFrom);
  }

  /** What a stuck run has failed by: a livelock if all that wait do so by looking again. */
  Failure.Type stuckType(Moves moves) {
    boolean awaiting = false;
    for (int t = 0; t < pending.threads(); t++) {
      Kind kind = pending.kind(t);
      if ((kind != null && kind.isAwait() && moves.awaitsBusily()) || pending.of(t).spins()) {
        awaiting = true;
      } else if (kind != null && kind != Kind.JOIN) {
        return Failure.Type.DEADLOCK;
      }
    }
    return awaiting ? Failure.Type.LIVELOCK : Failure.Type.DEADLOCK;
  }
}
