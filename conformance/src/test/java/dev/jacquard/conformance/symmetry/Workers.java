package dev.jacquard.conformance.symmetry;

import java.util.function.IntFunction;

/** Threads that are started in a loop and joined in a loop. */
final class Workers {
  private Workers() {}

  /** Runs the same code in so many threads, to their ends. */
  static void run(int number, Runnable body) throws InterruptedException {
    join(start(number, body));
  }

  /** Starts the same code in so many threads. */
  static Thread[] start(int number, Runnable body) {
    return start(number, i -> new Thread(body));
  }

  /** Makes so many threads and starts each at once. */
  static Thread[] start(int number, IntFunction<Thread> maker) {
    Thread[] threads = new Thread[number];
    for (int i = 0; i < number; i++) {
      threads[i] = maker.apply(i);
      threads[i].start();
    }
    return threads;
  }

  static void join(Thread[] threads) throws InterruptedException {
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
