package dev.jacquard.benchmarks.tables;

/** The programs of Tables 4.1 and 5.1 of Yang 2009 as litmus programs, in any size. */
final class StatefulPrograms {
  /** Two threads whose race on y is met only if one has read x early: Figure 5.1. */
  static final String RACE_BEHIND_BRANCH =
      """
      lock f, g
      int x, y, z
      thread first {
        synchronized (f) { x = x + 1; }
        synchronized (g) { y = y + 1; }
        synchronized (f) { z = z + 1; }
      }
      thread second {
        int c = 0;
        synchronized (f) { synchronized (g) { z = z + 1; c = x; } }
        synchronized (f) { if (c == 0) { y = y + 1; } }
      }
      """;

  /** No race lies behind the first step of the first run, and yet that step races: ours. */
  static final String RACE_WITH_THE_PAST =
      """
      lock m
      int x, y
      thread first { x = 1; synchronized (m) { y = 1; } }
      thread second { int r = 0; synchronized (m) { r = y; } if (r == 0) { x = 2; } }
      """;

  private StatefulPrograms() {}

  /** Two loops of atomic blocks on one variable, with an assertion that holds: Figure 4.1. */
  static String atomicLoops(int limit) {
    return """
    volatile int d
    thread raise {
      int i = 0;
      while (i < %1$d) {
        int seen = getAndAdd(d, i);
        assert seen + i <= 390;
        i = i + 5;
      }
    }
    thread lower {
      int j = 0;
      while (j < %1$d) {
        int seen = getAndAdd(d, 0 - j);
        assert seen - j >= 0 - 992;
        j = j + 2;
      }
    }
    """
        .formatted(limit);
  }

  /** Two threads that write to an array, in which a tool for C does not tell elements apart. */
  static String sharedArray(int writes) {
    return """
    volatile int array
    thread writer[2] {
      int i = 0;
      while (i < %d) { int before = getAndAdd(array, 1); i = i + 1; }
    }
    """
        .formatted(writes);
  }

  /** So many producers and consumers of one item each around a buffer for two. */
  static String boundedBuffer(int threads) {
    return """
    const n = %d, capacity = 2
    int count
    lock m
    condition notFull of m, notEmpty of m
    thread producer[n] {
      lock(m);
      while (count == capacity) { wait(notFull); }
      count++;
      notify(notEmpty);
      unlock(m);
    }
    thread consumer[n] {
      lock(m);
      while (count == 0) { wait(notEmpty); }
      count--;
      notify(notFull);
      unlock(m);
    }
    """
        .formatted(threads);
  }

  /** Workers take files from a list under a lock and count matches under another one. */
  static String fileScan(int workers, int files) {
    return """
    lock m, o
    int next, matches
    thread worker[%1$d] {
      int go = 1;
      while (go) {
        int i = 0;
        synchronized (m) { i = next; if (i < %2$d) { next = i + 1; } }
        if (i < %2$d) { synchronized (o) { matches = matches + 1; } } else { go = 0; }
      }
    }
    """
        .formatted(workers, files);
  }

  /** Threads that fetch blocks and add up their sizes under a lock. */
  static String download(int threads, int blocks) {
    return """
    lock m
    int sum
    thread worker[%d] { repeat (%d) { synchronized (m) { sum = sum + 1; } } }
    """
        .formatted(threads, blocks);
  }
}
