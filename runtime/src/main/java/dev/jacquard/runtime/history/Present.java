package dev.jacquard.runtime.history;

import dev.jacquard.kernel.Fingerprint;
import dev.jacquard.kernel.run.Pending;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.Arrays;

/** The present state of a run: what its steps have left in locations, and the histories. */
final class Present {
  private static final int NOTHING_MORE = -1;

  private final ThreadTable threads;
  private final Pending pending;
  private long[] left = new long[64];
  private boolean[] touched = new boolean[64];
  private int size;

  Present(ThreadTable threads, Pending pending) {
    this.threads = threads;
    this.pending = pending;
  }

  void begin() {
    Arrays.fill(touched, 0, size, false);
    size = 0;
  }

  /** A step has been taken. */
  void follow(Trace trace, int row) {
    int location = trace.location(row);
    if (location < 0) {
      return;
    }
    if (location >= left.length) {
      int length = Math.max(location + 1, 2 * left.length);
      left = Arrays.copyOf(left, length);
      touched = Arrays.copyOf(touched, length);
    }
    left[location] = trace.after(row);
    touched[location] = true;
    size = Math.max(size, location + 1);
  }

  /** Adds all of it; a location to which no step has come yet is as it was at the beginning. */
  void describe(Fingerprint state) {
    for (int location = 0; location < size; location++) {
      if (touched[location]) {
        state.add(location);
        state.add(left[location]);
      }
    }
    state.add(NOTHING_MORE);
    for (LogicalThread thread : threads.all()) {
      if (thread != null) {
        state.add(thread.number());
        state.add(thread.past());
        state.add(thread.queue());
        state.add(waitingBefore(thread));
        state.add(pending.isDue(thread.number()) ? 1 : 0);
      }
    }
  }

  /** How many threads have come to the queue of a thread before it. */
  private int waitingBefore(LogicalThread thread) {
    int before = 0;
    for (LogicalThread other : threads.all()) {
      boolean waits = other != null && thread.queue() != LogicalThread.NOWHERE;
      before +=
          waits && other.queue() == thread.queue() && other.ticket() < thread.ticket() ? 1 : 0;
    }
    return before;
  }
}
