package dev.jacquard.conformance.basics;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Interrupts, before, during and after what they end. */
public final class Interrupted {
  private Interrupted() {}

  private interface Action {
    void run() throws InterruptedException;
  }

  private static String interrupt(Action action) throws Exception {
    String[] seen = new String[1];
    Thread thread =
        new Thread(
            () -> {
              try {
                action.run();
                seen[0] = "done " + Thread.currentThread().isInterrupted();
              } catch (InterruptedException e) {
                seen[0] = "interrupted " + Thread.currentThread().isInterrupted();
              }
            });
    thread.start();
    thread.interrupt();
    thread.join();
    return seen[0];
  }

  @Expect(outcomes = "interrupted false")
  public static String waiting() throws Exception {
    Object monitor = new Object();
    return interrupt(
        () -> {
          synchronized (monitor) {
            monitor.wait();
          }
        });
  }

  @Expect(outcomes = {"interrupted false", "done true", "done false"})
  public static String waitingForATime() throws Exception {
    Object monitor = new Object();
    return interrupt(
        () -> {
          synchronized (monitor) {
            monitor.wait(10);
          }
        });
  }

  @Expect(outcomes = {"interrupted false", "done true", "done false"})
  public static String sleeping() throws Exception {
    return interrupt(() -> Thread.sleep(10));
  }

  @Expect(outcomes = "done true")
  public static String parking() throws Exception {
    return interrupt(LockSupport::park);
  }

  @Expect(outcomes = "interrupted false")
  public static String awaitingACondition() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition never = lock.newCondition();
    return interrupt(
        () -> {
          lock.lock();
          try {
            never.await();
          } finally {
            lock.unlock();
          }
        });
  }

  @Expect(outcomes = "interrupted false")
  public static String acquiring() throws Exception {
    Semaphore empty = new Semaphore(0);
    return interrupt(empty::acquire);
  }

  @Expect(outcomes = "interrupted false")
  public static String awaitingALatch() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    return interrupt(latch::await);
  }

  @Expect(outcomes = {"interrupted false", "done true", "done false"})
  public static String locking() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    return interrupt(
        () -> {
          lock.lockInterruptibly();
          lock.unlock();
        });
  }

  @Expect(outcomes = {"true false", "false true", "false false"})
  public static String statusIsCleared() throws Exception {
    boolean[] seen = new boolean[2];
    Thread thread =
        new Thread(
            () -> {
              seen[0] = Thread.interrupted();
              seen[1] = Thread.interrupted();
            });
    thread.start();
    thread.interrupt();
    thread.join();
    return seen[0] + " " + seen[1];
  }

  @Expect(outcomes = "interrupted false")
  public static String joining() throws Exception {
    Thread stuck = new Thread(LockSupport::park);
    stuck.setDaemon(true);
    stuck.start();
    String outcome = interrupt(stuck::join);
    LockSupport.unpark(stuck);
    return outcome;
  }
}
