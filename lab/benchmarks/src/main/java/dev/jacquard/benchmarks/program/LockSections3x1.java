package dev.jacquard.benchmarks.program;

import java.util.concurrent.locks.ReentrantLock;

/** Three threads that increment a plain field under a lock, once each. */
public final class LockSections3x1 implements Threaded {
  private static final class Shared {
    private final ReentrantLock lock = new ReentrantLock();
    private int x;

    private void increment() {
      lock.lock();
      try {
        x++;
      } finally {
        lock.unlock();
      }
    }
  }

  @Override
  public void run() {
    Shared shared = new Shared();
    Threaded.startAndJoin(
        new Thread(shared::increment, "a"),
        new Thread(shared::increment, "b"),
        new Thread(shared::increment, "c"));
  }

  @Override
  public void runInLine() {
    Shared shared = new Shared();
    new Thread(shared::increment, "a").run();
    new Thread(shared::increment, "b").run();
    new Thread(shared::increment, "c").run();
  }
}
