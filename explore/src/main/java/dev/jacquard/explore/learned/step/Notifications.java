package dev.jacquard.explore.learned.step;

import dev.jacquard.kernel.run.Director;
import dev.jacquard.kernel.run.WaitQueues;
import dev.jacquard.kernel.trace.Kind;

/** Whom the steps of a run wake that wait in queues. */
public final class Notifications {
  private final WaitQueues queues;
  private final Director director;
  private final int threads;

  /** Those of the runs of one director. */
  public Notifications(WaitQueues queues, Director director, int threads) {
    this.queues = queues;
    this.director = director;
    this.threads = threads;
  }

  /** Wakes one waiter of a queue, or all; gives who it was, or how many. */
  public long notify(Kind kind, int queue) {
    if (kind == Kind.NOTIFY) {
      int waiter = waiter(queue);
      if (waiter >= 0) {
        wake(waiter);
      }
      return waiter;
    }
    int woken = 0;
    for (int t = 0; t < threads; t++) {
      if (queues.contains(queue, t)) {
        wake(t);
        woken++;
      }
    }
    return woken;
  }

  /** Whom the alternative that was chosen wakes. */
  public int waiter(int queue) {
    return queues.waiter(queue, director.alternative());
  }

  private void wake(int thread) {
    queues.leave(thread);
    director.pending().dormant(thread, false);
  }

  /** A thread whose wait can be interrupted may go on. */
  public void interrupt(int thread) {
    if (queues.isWaiting(thread)) {
      director.pending().dormant(thread, false);
    }
  }
}
