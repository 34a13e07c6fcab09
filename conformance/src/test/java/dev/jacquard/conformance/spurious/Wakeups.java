package dev.jacquard.conformance.spurious;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Waits that return without a reason. */
public final class Wakeups {
  private static final String DEEP =
      "the JDK's own conditions return with a reason only, and the place is named";

  private Wakeups() {}

  /** A flag that is waited for. */
  private static final class Flag {
    private boolean up;

    synchronized void raise() {
      up = true;
      notifyAll();
    }

    synchronized boolean awaitOnce() throws InterruptedException {
      if (!up) {
        wait();
      }
      return up;
    }

    synchronized boolean awaitInALoop() throws InterruptedException {
      while (!up) {
        wait();
      }
      return up;
    }
  }

  private static String flag(boolean loop) throws InterruptedException {
    Flag flag = new Flag();
    boolean[] seen = new boolean[1];
    Run.both(
        Run.unchecked(() -> seen[0] = loop ? flag.awaitInALoop() : flag.awaitOnce()), flag::raise);
    return "" + seen[0];
  }

  @Expect(outcomes = "true", assumed = "WAKE_UP")
  public static String whoAsksOnceIsRightByChance() throws InterruptedException {
    return flag(false);
  }

  @Expect(
      spurious = true,
      outcomes = {"true", "false"},
      assumed = {})
  public static String whoAsksOnceIsWokenForNothing() throws InterruptedException {
    return flag(false);
  }

  @Expect(
      spurious = true,
      outcomes = "true",
      assumed = {})
  public static String whoAsksAgainIsNot() throws InterruptedException {
    return flag(true);
  }

  @Expect(
      spurious = true,
      failures = "deadlock",
      assumed = {})
  public static String whoWaitsForNothingMayWaitForEver() throws InterruptedException {
    Object monitor = new Object();
    synchronized (monitor) {
      monitor.wait();
    }
    return "woken";
  }

  @Expect(spurious = true, failures = "deadlock", assumed = "SECOND_WAKE_UP")
  public static String nobodyIsWokenForNothingTwice() throws InterruptedException {
    AtomicInteger woken = new AtomicInteger();
    Object monitor = new Object();
    synchronized (monitor) {
      for (int i = 0; i < 2; i++) {
        monitor.wait();
        woken.incrementAndGet();
      }
    }
    return woken.toString();
  }

  // ---- conditions ------------------------------------------------------------------------------

  private static String condition(boolean fair, boolean timed) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock(fair);
    Condition raised = lock.newCondition();
    boolean[] flag = new boolean[1];
    String[] seen = new String[1];
    Run.both(
        Run.unchecked(
            () -> {
              lock.lock();
              boolean inTime = true;
              if (!flag[0]) {
                if (timed) {
                  inTime = raised.await(10, TimeUnit.SECONDS);
                } else {
                  raised.await();
                }
              }
              seen[0] = inTime + " " + flag[0];
              lock.unlock();
            }),
        () -> {
          lock.lock();
          flag[0] = true;
          raised.signal();
          lock.unlock();
        });
    return seen[0];
  }

  @Expect(outcomes = "true true", assumed = "WAKE_UP")
  public static String aConditionWithAReason() throws InterruptedException {
    return condition(false, false);
  }

  @Expect(
      spurious = true,
      outcomes = {"true true", "true false"},
      assumed = {},
      deep = false,
      reason = DEEP)
  public static String aCondition() throws InterruptedException {
    return condition(false, false);
  }

  @Expect(
      spurious = true,
      outcomes = {"true true", "true false"},
      assumed = {},
      deep = false,
      reason = DEEP)
  public static String aConditionOfAFairLock() throws InterruptedException {
    return condition(true, false);
  }

  @Expect(
      spurious = true,
      limits = "long",
      outcomes = {"true true", "true false"},
      assumed = "LAST_LIMIT",
      deep = false,
      reason = DEEP)
  public static String aConditionWithATimeLimit() throws InterruptedException {
    return condition(false, true);
  }

  // ---- permits ---------------------------------------------------------------------------------

  private static String park(boolean loop) throws InterruptedException {
    AtomicBoolean ready = new AtomicBoolean();
    boolean[] seen = new boolean[1];
    Thread sleeper =
        new Thread(
            () -> {
              if (loop) {
                while (!ready.get()) {
                  LockSupport.park();
                }
              } else if (!ready.get()) {
                LockSupport.park();
              }
              seen[0] = ready.get();
            });
    sleeper.start();
    ready.set(true);
    LockSupport.unpark(sleeper);
    sleeper.join();
    return "" + seen[0];
  }

  @Expect(outcomes = "true", assumed = "WAKE_UP")
  public static String parkingWithAReason() throws InterruptedException {
    return park(false);
  }

  @Expect(
      spurious = true,
      outcomes = {"true", "false"},
      assumed = {})
  public static String parkingOnce() throws InterruptedException {
    return park(false);
  }

  @Expect(
      spurious = true,
      outcomes = "true",
      assumed = {})
  public static String parkingInALoop() throws InterruptedException {
    return park(true);
  }

  @Expect(
      spurious = true,
      outcomes = "1",
      assumed = {})
  public static String waitsOfTheJdkAreNotTouched() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    int[] count = new int[1];
    Runnable body =
        () -> {
          lock.lock();
          count[0]++;
          lock.unlock();
        };
    Run.all(body);
    return "" + count[0];
  }
}
