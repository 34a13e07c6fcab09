package dev.jacquard.cli.programs.bugs;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for each other. */
final class Deadlocks {
  private Deadlocks() {}

  static void reentrantLocks() throws InterruptedException {
    Lock stock = new ReentrantLock();
    Lock orders = new ReentrantLock();
    Pair.run(() -> both(stock, orders), () -> both(orders, stock));
  }

  private static void both(Lock first, Lock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }

  static void joinUnderLock() throws InterruptedException {
    Object lock = new Object();
    Thread worker =
        new Thread(
            () -> {
              synchronized (lock) {
                Thread.onSpinWait();
              }
            },
            "worker");
    synchronized (lock) {
      worker.start();
      worker.join();
    }
  }

  static void neverUnlocked() throws InterruptedException {
    Lock lock = new ReentrantLock();
    Pair.run(
        lock::lock,
        () -> {
          lock.lock();
          lock.unlock();
        });
  }

  static void nestedMonitors() throws InterruptedException {
    Object outer = new Object();
    Object inner = new Object();
    Pair.run(
        () -> {
          synchronized (outer) {
            synchronized (inner) {
              inner.wait();
            }
          }
        },
        () -> {
          synchronized (outer) {
            synchronized (inner) {
              inner.notifyAll();
            }
          }
        });
  }
}
