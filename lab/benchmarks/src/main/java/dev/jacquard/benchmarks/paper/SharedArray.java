package dev.jacquard.benchmarks.paper;

import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Two threads that write to different elements of one array again and again, {@code sharr} of Yang
 * 2009, Table 4.1: one trace for who tells elements apart.
 */
public final class SharedArray implements Runnable {
  private final int writes;

  public SharedArray(int writes) {
    this.writes = writes;
  }

  @Override
  public void run() {
    AtomicIntegerArray array = new AtomicIntegerArray(2 * writes);
    Crew.startAndJoin(List.of(new Thread(() -> fill(array, 0)), new Thread(() -> fill(array, 1))));
  }

  /** Writes to every other element, from the first on. */
  private void fill(AtomicIntegerArray array, int first) {
    for (int i = 0; i < writes; i++) {
      array.set(2 * i + first, i);
    }
  }
}
