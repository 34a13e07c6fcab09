package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.option.RacePolicy;
import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.Moves;
import dev.jacquard.runtime.memory.Intervals;
import dev.jacquard.runtime.setting.Settings;
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
  private final boolean plainAccesses;
  private RuntimeException problem;

  Turns(Settings settings, ThreadTable threads, Director director, Newborns newborns, Moves moves) {
    plainAccesses = settings.races() != RacePolicy.EXPLORE;
    this.threads = threads;
    this.director = director;
    this.newborns = newborns;
    this.moves = moves;
  }

  void begin() {
    newborns.clear();
    problem = null;
  }

  /** A thread was started, or is late: it will run up to its first or next operation. */
  void admit(LogicalThread child) {
    newborns.add(child);
  }

  /** Whether the run has come back to a state of before, with a thread at the head of a loop. */
  boolean recurs(LogicalThread thread) {
    return director.recurs(thread.number(), moves);
  }

  /** The run can't go on. */
  void stop(RuntimeException why) {
    problem = why;
  }

  /** Why the run could not go on, or null. */
  RuntimeException problem() {
    return problem;
  }

  private LogicalThread chosen() {
    int chosen = director.choose(moves);
    if (chosen != Director.NOBODY) {
      return threads.get(chosen);
    }
    LogicalThread newborn = newborns.any();
    return newborn == null && goesOn() ? chosen() : newborn;
  }

  /** Whether somebody can move because nobody could: loops look again, or else time passes. */
  private boolean goesOn() {
    return (plainAccesses && director.lookAgain(moves)) || director.passTime(moves);
  }

  /** The plan goes on with a thread that moves when all others wait. */
  private LogicalThread heldUp() {
    LogicalThread newborn = newborns.any();
    if (newborn != null) {
      return newborn;
    }
    goesOn();
    return chosen();
  }

  /** The thread that moves next, or null when the run is over. */
  LogicalThread next() {
    Intervals.end();
    if (problem != null) {
      return null;
    }
    try {
      LogicalThread newborn = newborns.next();
      if (newborn != null) {
        return newborn;
      }
      boolean mayBeHeldUp = director.hasDeadlines() || !newborns.isEmpty();
      return mayBeHeldUp && director.isHeldUp(moves) ? heldUp() : chosen();
    } catch (RuntimeException e) { // the program did not do what the plan foretold
      problem = e;
      return null;
    }
  }
}
