package dev.jacquard.kernel.trace;

import dev.jacquard.kernel.Schedule;
import java.util.Arrays;

/**
 * The order in which the threads of one run were born; how a {@link Schedule} names them, and how a
 * run whose plan has come to its end orders those that may move.
 *
 * <p>A front end may number threads in the order in which its runs discover them, so that the
 * number of a thread depends on all runs before; its birth depends on the run at hand alone.
 * Threads that are declared before any run are born in the order of their numbers.
 */
public final class BirthOrder {
  /** The birth of a thread that is not born, and the thread of a birth that has not come. */
  static final int NONE = -1;

  private final int declared;
  private int[] birthOf;
  private int[] threadOf;
  private boolean[] daemons;
  private int count;

  BirthOrder(int declared) {
    this.declared = declared;
    birthOf = new int[declared];
    threadOf = new int[declared];
    daemons = new boolean[declared];
    begin();
  }

  /** Only the declared threads are born. */
  void begin() {
    count = 0;
    Arrays.fill(birthOf, NONE);
    Arrays.fill(daemons, false);
    for (int thread = 0; thread < declared; thread++) {
      bear(thread);
    }
  }

  /** Makes room for more threads. */
  void admit(int threads) {
    int before = birthOf.length;
    birthOf = Arrays.copyOf(birthOf, threads);
    Arrays.fill(birthOf, before, threads, NONE);
    threadOf = Arrays.copyOf(threadOf, threads);
    daemons = Arrays.copyOf(daemons, threads);
  }

  /** A thread is there from now on, if it was not before. */
  void bear(int thread) {
    if (birthOf[thread] == NONE) {
      birthOf[thread] = count;
      threadOf[count++] = thread;
    }
  }

  /** The program may end while a thread still waits. */
  void daemon(int thread) {
    daemons[thread] = true;
  }

  /** Whether the program may end while a thread still waits. */
  public boolean isDaemon(int thread) {
    return daemons[thread];
  }

  /** How many threads of this run were born before a thread. */
  public int birth(int thread) {
    return birthOf[thread];
  }

  /** How many threads are born so far. */
  public int count() {
    return count;
  }

  /** The thread that was born after so many others. */
  public int thread(int birth) {
    return birth < count ? threadOf[birth] : NONE;
  }

  BirthOrder copy() {
    BirthOrder copy = new BirthOrder(declared);
    copy.birthOf = birthOf.clone();
    copy.threadOf = threadOf.clone();
    copy.daemons = daemons.clone();
    copy.count = count;
    return copy;
  }
}
