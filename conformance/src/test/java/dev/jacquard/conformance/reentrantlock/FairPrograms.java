package dev.jacquard.conformance.reentrantlock;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Fair locks: first come, first served. */
public final class FairPrograms {
  private static final String MANY_STEPS = "the JDK's own queue is many steps";

  private FairPrograms() {}

  @Expect(
      outcomes = {"123", "132", "213", "231", "312", "321"},
      deep = false,
      reason = MANY_STEPS)
  public static String threeComeInAnyOrder() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    StringBuilder order = new StringBuilder();
    Run.all(() -> enter(lock, order, 1), () -> enter(lock, order, 2), () -> enter(lock, order, 3));
    return order.toString();
  }

  private static void enter(ReentrantLock lock, StringBuilder order, int who) {
    lock.lock();
    order.append(who);
    lock.unlock();
  }

  @Expect(
      outcomes = {"1121", "1112", "1211", "2111"},
      deep = false,
      reason = MANY_STEPS)
  public static String whoWaitsIsNotPassedAgain() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    StringBuilder order = new StringBuilder();
    Run.both(
        () -> {
          enter(lock, order, 1);
          enter(lock, order, 1);
          enter(lock, order, 1);
        },
        () -> enter(lock, order, 2));
    return order.toString();
  }

  @Expect(outcomes = {"1 2", "2 1"})
  public static String waitingThreadIsSeenAndThenNext() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    StringBuilder order = new StringBuilder();
    lock.lock();
    Thread other = new Thread(() -> enter(lock, order, 2));
    other.start();
    boolean queued = lock.hasQueuedThreads();
    lock.unlock();
    lock.lock();
    order.append(order.isEmpty() ? "1 " : " 1");
    lock.unlock();
    other.join();
    if (queued && !order.toString().equals("2 1")) {
      throw new AssertionError("passed by");
    }
    return order.toString();
  }

  @Expect(outcomes = {"true", "false"})
  public static String tryLockPassesTheQueue() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    boolean[] done = new boolean[1];
    Run.both(
        () -> {
          lock.lock();
          lock.unlock();
        },
        () -> {
          done[0] = lock.tryLock();
          if (done[0]) {
            lock.unlock();
          }
        });
    return "" + done[0];
  }

  @Expect(
      outcomes = {"true", "false"},
      deep = false,
      reason = MANY_STEPS)
  public static String timedAttemptMayGiveUp() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    boolean[] done = new boolean[1];
    Run.both(
        () -> {
          lock.lock();
          lock.unlock();
        },
        Run.unchecked(
            () -> {
              done[0] = lock.tryLock(1, TimeUnit.SECONDS);
              if (done[0]) {
                lock.unlock();
              }
            }));
    return "" + done[0];
  }

  @Expect(outcomes = "2 0")
  public static String lockIsTakenTwice() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    lock.lock();
    lock.lock();
    int holds = lock.getHoldCount();
    lock.unlock();
    lock.unlock();
    return holds + " " + lock.getHoldCount();
  }
}
