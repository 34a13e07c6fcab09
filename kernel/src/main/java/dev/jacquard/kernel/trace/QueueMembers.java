package dev.jacquard.kernel.trace;

import java.util.Arrays;

/** Which wait queue each thread is in, as the steps of a trace tell it. */
public final class QueueMembers {
  private static final int NOWHERE = -1;

  private int[] queueOf = {};

  /** At the beginning of a run nobody waits. */
  public void begin() {
    Arrays.fill(queueOf, NOWHERE);
  }

  /** Whether a thread waits and has not been notified. */
  public boolean isWaiting(int thread) {
    return thread < queueOf.length && queueOf[thread] != NOWHERE;
  }

  /** Follows a step. */
  public void follow(Trace trace, int row) {
    Kind kind = trace.kind(row);
    int queue = (int) trace.argument(row);
    if (kind == Kind.WAIT || kind == Kind.REACQUIRE) {
      put(trace.thread(row), kind == Kind.WAIT && trace.writes(row) ? queue : NOWHERE);
    } else if (kind == Kind.NOTIFY && trace.result(row) >= 0) {
      put((int) trace.result(row), NOWHERE);
    } else if (kind == Kind.NOTIFY_ALL) {
      for (int t = 0; t < queueOf.length; t++) {
        queueOf[t] = queueOf[t] == queue ? NOWHERE : queueOf[t];
      }
    }
  }

  private void put(int thread, int queue) {
    if (thread >= queueOf.length) {
      int before = queueOf.length;
      queueOf = Arrays.copyOf(queueOf, Math.max(thread + 1, 2 * before));
      Arrays.fill(queueOf, before, queueOf.length, NOWHERE);
    }
    queueOf[thread] = queue;
  }
}
