package dev.jacquard.runtime.control;

import java.util.Arrays;

/**
 * The threads that were started and have not run yet, in the order of their starts. An array of our
 * own: the JDK's lists have hooks.
 */
final class Newborns {
  private LogicalThread[] threads = new LogicalThread[4];
  private int size;

  void clear() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  void add(LogicalThread thread) {
    if (size == threads.length) {
      threads = Arrays.copyOf(threads, 2 * size);
    }
    threads[size++] = thread;
  }

  /** Removes the first one, which is to run now. */
  LogicalThread removeFirst() {
    LogicalThread first = threads[0];
    System.arraycopy(threads, 1, threads, 0, --size);
    first.grownUp();
    return first;
  }
}
