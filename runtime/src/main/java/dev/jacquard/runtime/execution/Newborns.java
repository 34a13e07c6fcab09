package dev.jacquard.runtime.execution;

import dev.jacquard.runtime.thread.LogicalThread;
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
    return remove(0);
  }

  /** Removes one of them, which is to run now. */
  LogicalThread remove(LogicalThread newborn) {
    int index = 0;
    while (threads[index] != newborn) {
      index++;
    }
    return remove(index);
  }

  private LogicalThread remove(int index) {
    LogicalThread removed = threads[index];
    System.arraycopy(threads, index + 1, threads, index, --size - index);
    removed.grownUp();
    return removed;
  }
}
