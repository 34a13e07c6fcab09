package dev.jacquard.kernel.trace;

/** How a run ended. */
public enum Ending {
  /** Every thread came to its end. */
  COMPLETED,
  /** No thread can move and some have not ended: deadlock, lost signal or livelock. */
  STUCK,
  /** Every thread that could move is asleep: whatever follows is explored elsewhere. */
  ASLEEP,
  /**
   * A loop waits for what has happened since it looked: what it sees then is explored elsewhere.
   */
  SPINNING,
  /** The step limit was reached. */
  CUT,
  /** The run came to a state that it or an earlier run was in before. */
  KNOWN,
  /** No thread goes on, but one could: nobody knows how, for no run has shown it yet. */
  OPEN;

  /** Whether nothing can follow: the execution is maximal. */
  public boolean maximal() {
    return this == COMPLETED || this == STUCK;
  }
}
