package dev.jacquard.conformance.reentrantlock;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public final class ReentrantLockPrograms {
  private ReentrantLockPrograms() {}

  @Expect(outcomes = "2", executions = 2)
  public static String mutualExclusion() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    int[] count = new int[1];
    Runnable body =
        () -> {
          lock.lock();
          try {
            count[0]++;
          } finally {
            lock.unlock();
          }
        };
    Run.both(body, body);
    return "" + count[0];
  }

  @Expect(outcomes = "2 1 0", executions = 1)
  public static String heldMoreThanOnce() {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    lock.lock();
    int twice = lock.getHoldCount();
    lock.unlock();
    int once = lock.getHoldCount();
    lock.unlock();
    return twice + " " + once + " " + lock.getHoldCount();
  }

  /** Only the last unlock lets the other in. */
  @Expect(outcomes = {"0", "2"})
  public static String innerUnlockKeepsTheLock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    int[] value = new int[1];
    int[] seen = new int[1];
    Run.both(
        () -> {
          lock.lock();
          lock.lock();
          value[0]++;
          lock.unlock();
          value[0]++;
          lock.unlock();
        },
        () -> {
          lock.lock();
          seen[0] = value[0];
          lock.unlock();
        });
    return "" + seen[0];
  }

  @Expect(outcomes = {"true", "false"})
  public static String tryLock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    boolean[] got = new boolean[1];
    Run.both(
        () -> {
          lock.lock();
          lock.unlock();
        },
        () -> {
          got[0] = lock.tryLock();
          if (got[0]) {
            lock.unlock();
          }
        });
    return "" + got[0];
  }

  @Expect(outcomes = {"true", "false"})
  public static String tryLockForAWhile() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    boolean[] got = new boolean[1];
    Run.both(
        () -> {
          lock.lock();
          lock.unlock();
        },
        Run.unchecked(
            () -> {
              got[0] = lock.tryLock(1, TimeUnit.SECONDS);
              if (got[0]) {
                lock.unlock();
              }
            }));
    return "" + got[0];
  }

  @Expect(failures = "deadlock")
  public static String neverUnlocked() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Run.both(lock::lock, () -> {});
    lock.lock();
    return "";
  }

  @Expect(outcomes = "java.lang.IllegalMonitorStateException", executions = 1)
  public static String unlockOfAFreeLock() {
    try {
      new ReentrantLock().unlock();
      return "done";
    } catch (IllegalMonitorStateException e) {
      return e.getClass().getName();
    }
  }

  @Expect(outcomes = "", failures = "exception")
  public static String unlockOfAnothersLock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Run.all(lock::unlock);
    return "";
  }

  /** Who can't get the second lock gives the first one back and tries again another time. */
  @Expect(outcomes = {"true true", "true false", "false true", "false false"})
  public static String tryLockAvoidsDeadlock() throws Exception {
    ReentrantLock a = new ReentrantLock();
    ReentrantLock b = new ReentrantLock();
    boolean[] both = new boolean[2];
    Run.both(() -> both[0] = lockBoth(a, b), () -> both[1] = lockBoth(b, a));
    return both[0] + " " + both[1];
  }

  private static boolean lockBoth(ReentrantLock one, ReentrantLock other) {
    one.lock();
    try {
      if (!other.tryLock()) {
        return false;
      }
      other.unlock();
      return true;
    } finally {
      one.unlock();
    }
  }

  @Expect(outcomes = {"interrupted", "locked"})
  public static String waitingCanBeInterrupted() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    String[] end = new String[1];
    lock.lock();
    Thread waiter =
        new Thread(
            () -> {
              try {
                lock.lockInterruptibly();
                lock.unlock();
                end[0] = "locked";
              } catch (InterruptedException e) {
                end[0] = "interrupted";
              }
            });
    waiter.start();
    waiter.interrupt();
    lock.unlock();
    waiter.join();
    return end[0];
  }

  @Expect(outcomes = "locked true")
  public static String lockIsNotInterrupted() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    String[] end = new String[1];
    lock.lock();
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              end[0] = "locked " + Thread.currentThread().isInterrupted();
              lock.unlock();
            });
    waiter.start();
    waiter.interrupt();
    lock.unlock();
    waiter.join();
    return end[0];
  }

  @Expect(outcomes = {"false false", "true false"})
  public static String othersSeeWhetherItIsLocked() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    String[] seen = new String[1];
    Run.both(
        () -> {
          lock.lock();
          lock.unlock();
        },
        () -> seen[0] = lock.isLocked() + " " + lock.isHeldByCurrentThread());
    return seen[0];
  }
}
