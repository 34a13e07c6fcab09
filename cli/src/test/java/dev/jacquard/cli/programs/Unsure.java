package dev.jacquard.cli.programs;

import java.util.concurrent.atomic.AtomicInteger;

/** Threads whose attempts may fail, and who may wake up, without a reason. */
public final class Unsure {
  private static final int ATTEMPTS = 2;

  private Unsure() {}

  /** Two threads try to count, each so often, by a compare-and-set that is a weak one. */
  public static void attempts() throws InterruptedException {
    AtomicInteger count = new AtomicInteger();
    Runnable body =
        () -> {
          for (int i = 0; i < ATTEMPTS; i++) {
            int before = count.get();
            count.weakCompareAndSetVolatile(before, before + 1);
          }
        };
    Thread one = new Thread(body);
    Thread other = new Thread(body);
    one.start();
    other.start();
    one.join();
    other.join();
  }

  /** One thread waits once, without a loop, for what two others do. */
  public static void wakings() throws InterruptedException {
    Object lock = new Object();
    AtomicInteger done = new AtomicInteger();
    Thread waiter =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  if (done.get() < 2) {
                    lock.wait();
                  }
                } catch (InterruptedException e) {
                  throw new AssertionError(e);
                }
                done.incrementAndGet();
              }
            });
    waiter.start();
    for (int i = 0; i < 2; i++) {
      synchronized (lock) {
        done.incrementAndGet();
        lock.notifyAll();
      }
    }
    waiter.join();
  }
}
