package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.runtime.memory.Intervals;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;

/**
 * Decides which thread moves next: a newborn that has yet to come to its first operation, or the
 * thread that the plan chooses. After a problem no thread moves any more.
 */
final class Turns {
  private final ThreadTable threads;
  private final Director director;
  private final Newborns newborns;
  private final Moves moves;
  private final Spinners spinners;
  private RuntimeException problem;

  Turns(ThreadTable threads, Director director, Newborns newborns, Moves moves) {
    this.threads = threads;
    this.director = director;
    this.newborns = newborns;
    this.moves = moves;
    spinners = new Spinners(threads, director);
  }

  void begin() {
    newborns.clear();
    spinners.begin();
    problem = null;
  }

  /** A thread was started, or is late: it will run up to its first or next operation. */
  void admit(LogicalThread child) {
    newborns.add(child);
  }

  /** A thread halts in a loop; it has had so many effects. */
  void halt(LogicalThread thread, long effects) {
    spinners.halt(thread.number(), effects);
  }

  /** The run can't go on. */
  void stop(RuntimeException why) {
    problem = why;
  }

  /** Why the run could not go on, or null. */
  RuntimeException problem() {
    return problem;
  }

  /** The thread that moves next, or null when the run is over. */
  LogicalThread next() {
    Intervals.end();
    if (problem != null) {
      return null;
    }
    try {
      LogicalThread planned = spinners.wake(director.planned());
      if (planned != null) {
        return planned;
      }
      LogicalThread next = newborns.next();
      if (next == null) {
        int chosen = director.choose(moves);
        next = chosen == Director.NOBODY ? newborns.any() : threads.get(chosen);
      }
      if (next != null) {
        spinners.move();
        return next;
      }
      return director.spinsInVain() ? spinners.wakeAny() : null;
    } catch (RuntimeException e) { // the program did not do what the plan foretold
      problem = e;
      return null;
    }
  }
}
