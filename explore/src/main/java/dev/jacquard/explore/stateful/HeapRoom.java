package dev.jacquard.explore.stateful;

import java.util.function.LongSupplier;

/**
 * Looks now and then whether the heap has room for more states, so that a search ends by name and
 * not by an error.
 */
final class HeapRoom {
  private static final int SHORTEST_INTERVAL = 16;
  private static final int LONGEST_INTERVAL = 1 << 14;

  /** A state takes less as a rule; so many bytes for each are at most a 64th of the heap. */
  private static final long BYTES_OF_INTERVAL = 64 * 1024;

  /** This part of the heap is left for everything else. */
  private static final int SPARE = 8;

  private final long most;
  private final LongSupplier used;
  private final Runnable collector;
  private final int interval;
  private int next;
  private boolean full;

  HeapRoom() {
    this(Runtime.getRuntime().maxMemory(), HeapRoom::usedNow, System::gc);
  }

  HeapRoom(long most, LongSupplier used, Runnable collector) {
    this.most = most;
    this.used = used;
    this.collector = collector;
    long states = Math.max(SHORTEST_INTERVAL, most / BYTES_OF_INTERVAL);
    interval = (int) Math.min(LONGEST_INTERVAL, states);
    next = interval;
  }

  private static long usedNow() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /** Whether no more states should be added to so many; once true it stays so. */
  boolean isFull(int states) {
    if (states >= next && !full) {
      next = states + interval;
      if (isScarce()) {
        collector.run(); // what counts is what is left behind that
        full = isScarce();
        next = states + 2 * interval;
      }
    }
    return full;
  }

  private boolean isScarce() {
    return used.getAsLong() > most - most / SPARE;
  }
}
