package dev.jacquard.runtime.thread;

import java.util.Arrays;

/** The threads of the present run by number, and the one that runs now. */
public final class ThreadTable {
  private LogicalThread[] threads = new LogicalThread[8];
  private LogicalThread current;
  private int births;

  /** Forgets the threads of the last run. */
  public void begin() {
    Arrays.fill(threads, null);
    births = 0;
  }

  public void add(LogicalThread thread) {
    int number = thread.number();
    if (number >= threads.length) {
      threads = Arrays.copyOf(threads, Math.max(number + 1, 2 * threads.length));
    }
    threads[number] = thread;
    thread.bornAs(births++);
  }

  /** The thread that runs now; also read, without synchronisation, by a thread that looks on. */
  public LogicalThread current() {
    return current;
  }

  public void current(LogicalThread thread) {
    current = thread;
  }

  /** The thread with a number, or null if this run has not started it. */
  public LogicalThread get(int number) {
    return number < threads.length ? threads[number] : null;
  }

  /** All threads by number; null where this run has none. */
  public LogicalThread[] all() {
    return threads;
  }

  /** The thread of this run that an object stands for, or null. */
  public LogicalThread of(Thread object) {
    for (LogicalThread thread : threads) {
      if (thread != null && thread.thread() == object) {
        return thread;
      }
    }
    return null;
  }
}
