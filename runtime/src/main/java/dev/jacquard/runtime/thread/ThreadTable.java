package dev.jacquard.runtime.thread;

import java.util.Arrays;

/** The threads of the present run by number and by birth, and the one that runs now. */
public final class ThreadTable {
  private LogicalThread[] threads = new LogicalThread[8];
  private LogicalThread[] born = new LogicalThread[8];
  private LogicalThread current;
  private int births;

  /** Forgets the threads of the last run. */
  public void begin() {
    Arrays.fill(threads, null);
    Arrays.fill(born, null);
    births = 0;
  }

  public void add(LogicalThread thread) {
    int number = thread.number();
    if (number >= threads.length) {
      threads = Arrays.copyOf(threads, Math.max(number + 1, 2 * threads.length));
    }
    threads[number] = thread;
    if (births == born.length) {
      born = Arrays.copyOf(born, 2 * births);
    }
    born[births++] = thread;
  }

  /** Whether the run has started no thread but its first. */
  public boolean isAlone() {
    return births <= 1;
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

  /**
   * All threads in the order of their births, with nulls behind the last: what a run does must not
   * depend on their numbers, which may be others in another process.
   */
  public LogicalThread[] all() {
    return born;
  }

  /** The thread of this run that an object stands for, or null. */
  public LogicalThread of(Thread object) {
    for (LogicalThread thread : born) {
      if (thread != null && thread.thread() == object) {
        return thread;
      }
    }
    return null;
  }
}
