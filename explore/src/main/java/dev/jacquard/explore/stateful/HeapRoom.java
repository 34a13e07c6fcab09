package dev.jacquard.explore.stateful;

import java.util.function.LongSupplier;

/**
 * Looks now and then whether the heap has room for more states, so that a search ends by name and
 * not by an error.
 *
 * <p>It ends before collectors have to work hard: some keep only two thirds of the heap for what
 * lives long, and collect everything again and again once that is full. The last look at the graph
 * needs room, too.
 */
final class HeapRoom {
  private static final int SHORTEST_INTERVAL = 16;
  private static final int LONGEST_INTERVAL = 1 << 14;

  /** A state takes less as a rule; so many bytes for each are at most a 64th of the heap. */
  private static final long BYTES_OF_INTERVAL = 64 * 1024;

  /** This part of the heap is left for everything else. */
  private static final int SPARE = 3;

  private final long limit;
  private final LongSupplier used;
  private final Runnable collector;
  private final int interval;
  private long next;
  private boolean full;

  HeapRoom() {
    this(Runtime.getRuntime().maxMemory(), HeapRoom::usedNow, System::gc);
  }

  HeapRoom(long most, LongSupplier used, Runnable collector) {
    this.limit = most - most / SPARE;
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
      next = states + (used.getAsLong() > limit ? roomBehindCollection(states) : interval);
    }
    return full;
  }

  /**
   * How many states to wait for after a collection, which takes the longer the more there are: half
   * of those that there seems to be room for.
   */
  private long roomBehindCollection(int states) {
    collector.run();
    long kept = used.getAsLong(); // what counts is what is left now
    full = kept > limit;
    double share = (limit - kept) / (2.0 * kept);
    return Math.max(interval, (long) (share * states));
  }
}
