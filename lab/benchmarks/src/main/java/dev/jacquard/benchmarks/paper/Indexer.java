package dev.jacquard.benchmarks.paper;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Threads that put messages into one hash table, the next free slot being taken where theirs is
 * not: Flanagan and Godefroid 2005, Figure 1.
 */
public final class Indexer implements Runnable {
  private static final int SLOTS = 128;
  private static final int MESSAGES = 4;

  private final int threads;

  public Indexer(int threads) {
    this.threads = threads;
  }

  @Override
  public void run() {
    AtomicIntegerArray table = new AtomicIntegerArray(SLOTS);
    Crew.workNumbered(threads, number -> insertAll(table, number));
  }

  private static void insertAll(AtomicIntegerArray table, int number) {
    for (int m = 1; m <= MESSAGES; m++) {
      int message = 11 * m + number;
      int slot = 7 * message % SLOTS;
      while (!table.compareAndSet(slot, 0, message)) {
        slot = (slot + 1) % SLOTS;
      }
    }
  }
}
