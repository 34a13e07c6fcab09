package dev.jacquard.kernel.run;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;

/**
 * What one thread is about to do, and what is known of the thread besides; an entry of {@link
 * Pending}, made once and filled in again at each arrival.
 */
final class PendingOperation {
  // of the operation: set again when the thread arrives at the next one
  Kind kind;
  int location;
  long argument;
  int site;
  int alsoReads;
  boolean slept;
  boolean distinguishing;
  boolean own;
  int spinsFrom;
  boolean looked;
  long limit;
  long waited;
  long deadline;
  boolean due;

  // of the thread
  int taken;
  int localState;
  boolean dormant;
  boolean daemon;
  int actedAt = Director.NOBODY;

  /** How many alternatives the operation had when the director last asked. */
  int offered;

  void begin() {
    kind = null;
    due = false;
    taken = 0;
    dormant = false;
    daemon = false;
    actedAt = Director.NOBODY;
  }

  void arrive(Kind what, int where, long with, int from) {
    kind = what;
    location = where;
    argument = with;
    site = from;
    alsoReads = Operation.NO_LOCATION;
    slept = false;
    distinguishing = false;
    own = false;
    spinsFrom = Director.NOBODY;
    looked = false;
    limit = 0;
    waited = 0;
    deadline = Pending.NEVER;
    due = false;
  }

  /** Whether the thread is before an operation; not so when it is being executed, or has ended. */
  boolean isThere() {
    return kind != null;
  }

  /** The state of the flag that the operation also reads; 0 if there is none. */
  long flag(Moves moves) {
    return alsoReads < 0 ? 0 : moves.state(alsoReads);
  }

  /** Whether the thread does not go on because its loop had no effect. */
  boolean spins() {
    return kind != null && spinsFrom != Director.NOBODY;
  }
}
