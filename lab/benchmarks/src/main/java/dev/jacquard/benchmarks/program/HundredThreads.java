package dev.jacquard.benchmarks.program;

import java.util.concurrent.atomic.AtomicInteger;

/** A hundred threads that increment one atomic integer, once each. */
public final class HundredThreads implements Runnable {
  private static final int THREADS = 100;

  @Override
  public void run() {
    AtomicInteger x = new AtomicInteger();
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      threads[i] = new Thread(x::incrementAndGet);
      threads[i].start();
    }
    for (Thread thread : threads) {
      join(thread);
    }
    if (x.get() != THREADS) {
      throw new AssertionError(x.get());
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
