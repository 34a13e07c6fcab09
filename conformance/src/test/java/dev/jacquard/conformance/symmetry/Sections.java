package dev.jacquard.conformance.symmetry;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Some workers, each in a critical section some times. Of n workers and k sections there are
 * (nk)!/(k!)^n traces and n! times fewer orbits; by values there are as many executions as standard
 * Young tableaux of n rows and k columns.
 */
public final class Sections {
  private Sections() {}

  private static void workers(int number, int sections) throws InterruptedException {
    Object lock = new Object();
    Thread[] threads = new Thread[number];
    for (int i = 0; i < number; i++) {
      threads[i] =
          new Thread(
              () -> {
                for (int round = 0; round < sections; round++) {
                  synchronized (lock) {
                    // nothing to do here but to be alone
                  }
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  @Expect(executions = 6, values = 2, readsFrom = 3)
  public static void twoWorkersTwice() throws Exception {
    workers(2, 2);
  }

  @Expect(executions = 90, values = 5, readsFrom = 15)
  public static void threeWorkersTwice() throws Exception {
    workers(3, 2);
  }

  @Expect(executions = 1_680, values = 42, readsFrom = 280)
  public static void threeWorkersThreeTimes() throws Exception {
    workers(3, 3);
  }

  @Expect(executions = 2_520, values = 14, readsFrom = 105)
  public static void fourWorkersTwice() throws Exception {
    workers(4, 2);
  }

  @Expect(large = true, values = 462, readsFrom = 15_400)
  public static void fourWorkersThreeTimes() throws Exception {
    workers(4, 3);
  }

  @Expect(large = true, values = 1, readsFrom = 1)
  public static void eightWorkersOnce() throws Exception {
    workers(8, 1);
  }

  /** The same with a lock of java.util.concurrent, which is a model. */
  @Expect(
      executions = 90,
      values = 5,
      readsFrom = 15,
      deep = false,
      reason = "too many executions without models")
  public static void threeWorkersTwiceWithReentrantLock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Workers.run(
        3,
        () -> {
          for (int round = 0; round < 2; round++) {
            lock.lock();
            lock.unlock();
          }
        });
  }

  @Expect(large = true, outcomes = "100", values = 1, readsFrom = 1)
  public static String aHundredIncrements() throws Exception {
    int[] counter = new int[1];
    Object lock = new Object();
    Workers.run(
        100,
        () -> {
          synchronized (lock) {
            counter[0]++;
          }
        });
    return "" + counter[0];
  }

  @Expect(outcomes = "3 3", executions = 36, values = 1, readsFrom = 6)
  public static String twoCounters() throws Exception {
    AtomicInteger x = new AtomicInteger();
    AtomicInteger y = new AtomicInteger();
    Workers.run(
        3,
        () -> {
          x.incrementAndGet();
          y.incrementAndGet();
        });
    return x + " " + y;
  }

  @Expect(outcomes = {"1", "2", "3"})
  public static String lostUpdates() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Workers.run(3, () -> x.set(x.get() + 1));
    return "" + x;
  }

  /** Two classes of two: readers and writers. */
  @Expect(executions = 18, values = 6, readsFrom = 6)
  public static void twoClasses() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread[] writers = Workers.start(2, () -> x.set(1));
    Thread[] readers = Workers.start(2, x::get);
    Workers.join(writers);
    Workers.join(readers);
  }
}
