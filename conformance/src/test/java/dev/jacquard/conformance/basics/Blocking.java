package dev.jacquard.conformance.basics;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;

/** Locks and everything else that makes a thread wait. */
public final class Blocking {
  private Blocking() {}

  @Expect(
      failures = "deadlock",
      outcomes = {""})
  public static String crossedMonitors() throws Exception {
    Object a = new Object();
    Object b = new Object();
    Run.both(() -> both(a, b), () -> both(b, a));
    return "";
  }

  private static void both(Object outer, Object inner) {
    synchronized (outer) {
      synchronized (inner) {
        Thread.yield();
      }
    }
  }

  @Expect(failures = "deadlock", outcomes = "")
  public static String crossedLocks() throws Exception {
    ReentrantLock a = new ReentrantLock();
    ReentrantLock b = new ReentrantLock();
    Run.both(() -> both(a, b), () -> both(b, a));
    return "";
  }

  private static void both(ReentrantLock outer, ReentrantLock inner) {
    outer.lock();
    try {
      inner.lock();
      inner.unlock();
    } finally {
      outer.unlock();
    }
  }

  @Expect(failures = "deadlock", outcomes = "")
  public static String crossedMonitorAndLock() throws Exception {
    Object a = new Object();
    ReentrantLock b = new ReentrantLock();
    Run.both(
        () -> {
          synchronized (a) {
            b.lock();
            b.unlock();
          }
        },
        () -> {
          b.lock();
          synchronized (a) {
            b.unlock();
          }
        });
    return "";
  }

  private static final class Counter {
    private int value;

    synchronized void increment() {
      value++;
      nested();
    }

    private synchronized void nested() {
      value++;
    }

    static synchronized int three() {
      return 3;
    }
  }

  @Expect(outcomes = "4", executions = 2)
  public static String synchronizedMethodsReenter() throws Exception {
    Counter counter = new Counter();
    Run.both(counter::increment, counter::increment);
    return "" + counter.value;
  }

  @Expect(outcomes = "3", executions = 2)
  public static String staticSynchronized() throws Exception {
    Run.both(Counter::three, Counter::three);
    return "" + Counter.three();
  }

  @Expect(outcomes = "done", executions = 2)
  public static String waitAndNotify() throws Exception {
    Object monitor = new Object();
    boolean[] ready = new boolean[1];
    Run.both(
        Run.unchecked(
            () -> {
              synchronized (monitor) {
                while (!ready[0]) {
                  monitor.wait();
                }
              }
            }),
        () -> {
          synchronized (monitor) {
            ready[0] = true;
            monitor.notify();
          }
        });
    return "done";
  }

  @Expect(failures = "deadlock", outcomes = "done")
  public static String lostSignal() throws Exception {
    Object monitor = new Object();
    Run.both(
        Run.unchecked(
            () -> {
              synchronized (monitor) {
                monitor.wait();
              }
            }),
        () -> {
          synchronized (monitor) {
            monitor.notifyAll();
          }
        });
    return "done";
  }

  @Expect(outcomes = "done")
  public static String timedWaitEndsByItself() throws Exception {
    Object monitor = new Object();
    synchronized (monitor) {
      monitor.wait(1000);
    }
    return "done";
  }

  @Expect(failures = "exception", outcomes = "")
  public static String notifyWithoutMonitor() throws Exception {
    Object monitor = new Object();
    Run.both(monitor::notify, () -> {});
    return "";
  }

  @Expect(
      outcomes = {"1", "2"},
      deep = false,
      reason = "too many interleavings of the queues' own steps")
  public static String oneSignalWakesOne() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition turn = lock.newCondition();
    int[] woken = new int[1];
    Runnable waiter =
        () -> {
          lock.lock();
          try {
            if (turn.awaitNanos(5) > 0) {
              woken[0]++;
            } else {
              woken[0] = Math.max(1, woken[0]);
            }
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          } finally {
            lock.unlock();
          }
        };
    Thread first = new Thread(waiter);
    Thread second = new Thread(waiter);
    first.start();
    second.start();
    lock.lock();
    turn.signalAll();
    lock.unlock();
    first.join();
    second.join();
    return "" + woken[0];
  }

  @Expect(outcomes = "done", executions = 1)
  public static String parkAndUnpark() throws Exception {
    Thread parked = new Thread(LockSupport::park);
    parked.start();
    LockSupport.unpark(parked);
    parked.join();
    return "done";
  }

  @Expect(
      failures = "deadlock",
      outcomes = {})
  public static String parkForEver() throws Exception {
    Thread parked = new Thread(LockSupport::park);
    parked.start();
    parked.join();
    return "done";
  }

  @Expect(outcomes = {"0", "1"})
  public static String stampedLock() throws Exception {
    StampedLock lock = new StampedLock();
    int[] value = new int[1];
    int[] seen = new int[1];
    Run.both(
        () -> {
          long stamp = lock.writeLock();
          value[0] = 1;
          lock.unlockWrite(stamp);
        },
        () -> {
          long stamp = lock.readLock();
          seen[0] = value[0];
          lock.unlockRead(stamp);
        });
    return "" + seen[0];
  }

  /**
   * The first waiter may leave while another thread holds the lock, and the signal is the other's.
   */
  @Expect(
      outcomes = {"woken 1", "late 0", "late 1"},
      failures = "deadlock",
      deep = false,
      reason = "too many executions")
  public static String timedWaiterLeavesTheQueue() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    int[] x = new int[1];
    String[] seen = new String[1];
    Thread timed =
        new Thread(
            Run.unchecked(
                () -> {
                  lock.lock();
                  boolean woken = condition.await(1, TimeUnit.SECONDS);
                  seen[0] = (woken ? "woken " : "late ") + x[0];
                  lock.unlock();
                }));
    Thread untimed =
        new Thread(
            Run.unchecked(
                () -> {
                  lock.lock();
                  if (x[0] == 0) {
                    condition.await();
                  }
                  lock.unlock();
                }));
    timed.start();
    untimed.start();
    lock.lock();
    x[0] = 1;
    condition.signal();
    lock.unlock();
    timed.join();
    untimed.join();
    return seen[0];
  }

  /** Both wait in vain only if both left in time. */
  @Expect(outcomes = {"0", "1"})
  public static String oneNotifyForTwoTimedWaiters() throws Exception {
    Object lock = new Object();
    AtomicInteger woken = new AtomicInteger();
    boolean[] notified = new boolean[1];
    Runnable waiter =
        Run.unchecked(
            () -> {
              synchronized (lock) {
                if (!notified[0]) {
                  lock.wait(10);
                  if (notified[0]) {
                    woken.set(1);
                  }
                }
              }
            });
    Run.all(
        waiter,
        waiter,
        () -> {
          synchronized (lock) {
            notified[0] = true;
            lock.notify();
          }
        });
    return "" + woken.get();
  }

  /** Who counts the waiters depends on who has left by himself. */
  @Expect(
      outcomes = {"0", "1"},
      deep = false,
      reason = "the JDK's own lock with a limit at any moment has 155,878 executions")
  public static String countingTimedWaiters() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    CountDownLatch holds = new CountDownLatch(1);
    Thread timed =
        new Thread(
            Run.unchecked(
                () -> {
                  lock.lock();
                  holds.countDown();
                  condition.await(1, TimeUnit.SECONDS);
                  lock.unlock();
                }));
    timed.start();
    holds.await();
    lock.lock();
    int waiters = lock.getWaitQueueLength(condition);
    lock.unlock();
    timed.join();
    return "" + waiters;
  }
}
