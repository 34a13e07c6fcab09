package dev.jacquard.benchmarks.learned.program;

import dev.jacquard.benchmarks.program.Threaded;
import java.util.concurrent.ConcurrentSkipListMap;

/** A sorted map to which each thread adds something. */
final class SkipList implements Runnable {
  private final int threads;

  SkipList(int threads) {
    this.threads = threads;
  }

  @Override
  public void run() {
    ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
    Threaded.startAndJoin(threads, number -> map.put(number, number));
    if (map.size() != threads || map.firstKey() != 1) {
      throw new AssertionError("the map is " + map);
    }
  }
}
