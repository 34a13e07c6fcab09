package dev.jacquard.kernel.run;

import dev.jacquard.kernel.trace.Ending;

/** What still happens where no thread can move: loops look again, and time passes. */
record Standstill(Pending pending, Candidates candidates, Endings endings) {
  /** Lets loops that halt look again, if something may have changed without a step. */
  boolean lookAgain(Moves moves) {
    if (!pending.hasDeadlines()
        || pending.anyDue()
        || candidates.anyEnabled(moves)
        || isOver()
        || !endings.hasStale()) {
      return false;
    }
    pending.lookAgain();
    return true;
  }

  /** Lets time pass up to the earliest deadline, if there is one. */
  boolean passTime(Moves moves) {
    if (!pending.hasDeadlines() || candidates.anyEnabled(moves)) {
      return false;
    }
    long now = pending.nextDeadline();
    if (now == Pending.NEVER || isOver()) {
      return false;
    }
    pending.expire(now);
    moves.timePasses(now);
    return true;
  }

  /**
   * Whether the program has ended, or a loop that halts would see something new: then another
   * execution, in which it does, stands for this one.
   */
  private boolean isOver() {
    return endings.stuckOrCompleted() != Ending.STUCK || endings.hasOvertaken();
  }
}
