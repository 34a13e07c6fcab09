package dev.jacquard.conformance.reentrantlock;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
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

  @Expect(
      outcomes = {"1 2", "2 1"},
      deep = false,
      reason = MANY_STEPS)
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

  @Expect(
      outcomes = {"woken", "late"},
      deep = false,
      reason = MANY_STEPS)
  public static String conditionWithTimeLimit() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    Condition ready = lock.newCondition();
    String[] result = new String[1];
    Run.both(
        Run.unchecked(
            () -> {
              lock.lock();
              result[0] = ready.await(1, TimeUnit.SECONDS) ? "woken" : "late";
              lock.unlock();
            }),
        () -> {
          lock.lock();
          ready.signal();
          lock.unlock();
        });
    return result[0];
  }

  @Expect(
      outcomes = {"12", "21"},
      deep = false,
      reason = MANY_STEPS)
  public static String allAreWokenInTheirOrder() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    Condition ready = lock.newCondition();
    StringBuilder came = new StringBuilder();
    StringBuilder left = new StringBuilder();
    boolean[] open = new boolean[1];
    Run.all(
        Run.unchecked(() -> pass(lock, ready, open, came, left, 1)),
        Run.unchecked(() -> pass(lock, ready, open, came, left, 2)),
        () -> {
          lock.lock();
          open[0] = true;
          ready.signalAll();
          lock.unlock();
        });
    if (came.length() == 2 && !came.toString().equals(left.toString())) {
      throw new AssertionError("they came as " + came + " and left as " + left);
    }
    return left.toString();
  }

  private static void pass(
      ReentrantLock lock,
      Condition ready,
      boolean[] open,
      StringBuilder came,
      StringBuilder left,
      int who)
      throws InterruptedException {
    lock.lock();
    if (!open[0]) {
      came.append(who);
    }
    while (!open[0]) {
      ready.await();
    }
    left.append(who);
    lock.unlock();
  }
}
