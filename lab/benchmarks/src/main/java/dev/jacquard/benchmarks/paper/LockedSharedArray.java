package dev.jacquard.benchmarks.paper;

import java.util.List;

/**
 * Two threads that write to different elements of one array under one lock: what {@code sharr} of
 * Yang 2009, Table 4.1, is for who takes an array for one variable.
 */
public final class LockedSharedArray implements Runnable {
  private final int writes;

  public LockedSharedArray(int writes) {
    this.writes = writes;
  }

  @Override
  public void run() {
    int[] array = new int[2 * writes];
    Crew.startAndJoin(List.of(new Thread(() -> fill(array, 0)), new Thread(() -> fill(array, 1))));
  }

  /** Writes to every other element, from the first on. */
  private void fill(int[] array, int first) {
    for (int i = 0; i < writes; i++) {
      synchronized (array) {
        array[2 * i + first] = i;
      }
    }
  }
}
