package dev.jacquard.runtime.execution;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;

/** Threads that do not go on at the head of a loop, for a while or for ever. */
final class LoopHalts {
  private final RunSteps steps;
  private final ThreadTable threads;
  private final Director director;
  private final Turns turns;
  private final QuietInitialisers quiet;

  LoopHalts(
      RunSteps steps,
      ThreadTable threads,
      Director director,
      Turns turns,
      QuietInitialisers quiet) {
    this.steps = steps;
    this.threads = threads;
    this.director = director;
    this.turns = turns;
    this.quiet = quiet;
  }

  /** The last round had no effect: the thread goes on when it is to look again. */
  void halt(int from, boolean looked, int site, long nanos) {
    quiet.leavesOut(Kind.SPIN, Operation.NO_LOCATION); // it does not end by itself
    LogicalThread me = arrive(from, looked, site);
    if (nanos > 0) {
      director.pending().expires(me.number(), me.nanos(), nanos);
    }
    long before = me.nanos();
    steps.handOver(me, turns.next());
    steps.recordUnordered(0, 0, me.nanos() > before ? 0 : 1); // time has passed, or it looks again
  }

  private LogicalThread arrive(int from, boolean looked, int site) {
    LogicalThread me = steps.arriving(Kind.SPIN, Operation.NO_LOCATION, 0, true);
    director.arrive(me.number(), Kind.SPIN, Operation.NO_LOCATION, 0, site);
    director.pending().spins(me.number(), from, looked);
    return me;
  }

  /** The run ends if it has come back to a state of before. */
  void recur(int from, int site) {
    LogicalThread me = threads.current();
    if (director.planned() != Director.NOBODY || !allHaveMoved(me) || steps.isUnwinding()) {
      return;
    }
    if (turns.recurs(me)) {
      arrive(from, false, site);
      director.recurs();
      steps.handOver(me, turns.next());
    }
  }

  /**
   * Whether all others have taken a step. A thread that has not may not have run at all where a
   * plan is followed, though it had when the plan was made.
   */
  private boolean allHaveMoved(LogicalThread me) {
    for (LogicalThread thread : threads.all()) {
      if (thread != null
          && thread != me
          && (thread.isNewborn() || director.pending().taken(thread.number()) == 0)) {
        return false;
      }
    }
    return true;
  }
}
