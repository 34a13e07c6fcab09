package dev.jacquard.conformance.condition;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public final class ConditionPrograms {
  private static final String SPINS = "the queue of the lock has too many steps of its own";

  private ConditionPrograms() {}

  /** A place for one thing, as in textbooks. */
  private static final class Slot {
    final ReentrantLock lock = new ReentrantLock();
    final Condition filled = lock.newCondition();
    final Condition emptied = lock.newCondition();
    String thing;

    void put(String newThing) throws InterruptedException {
      lock.lock();
      try {
        while (thing != null) {
          emptied.await();
        }
        thing = newThing;
        filled.signal();
      } finally {
        lock.unlock();
      }
    }

    String take() throws InterruptedException {
      lock.lock();
      try {
        while (thing == null) {
          filled.await();
        }
        String taken = thing;
        thing = null;
        emptied.signal();
        return taken;
      } finally {
        lock.unlock();
      }
    }
  }

  @Expect(outcomes = "ab", deep = false, reason = SPINS)
  public static String twoConditionsOfOneLock() throws Exception {
    Slot slot = new Slot();
    String[] taken = new String[1];
    Run.both(
        Run.unchecked(
            () -> {
              slot.put("a");
              slot.put("b");
            }),
        Run.unchecked(() -> taken[0] = slot.take() + slot.take()));
    return taken[0];
  }

  @Expect(
      outcomes = {"a b", "b a"},
      deep = false,
      reason = SPINS)
  public static String eachThingIsTakenOnce() throws Exception {
    Slot slot = new Slot();
    String[] taken = new String[2];
    Run.all(
        Run.unchecked(
            () -> {
              slot.put("a");
              slot.put("b");
            }),
        Run.unchecked(() -> taken[0] = slot.take()),
        Run.unchecked(() -> taken[1] = slot.take()));
    return taken[0] + " " + taken[1];
  }

  @Expect(outcomes = "done", failures = "deadlock", deep = false, reason = SPINS)
  public static String signalBeforeAwaitIsLost() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Run.both(() -> await(lock, condition), () -> signal(lock, condition));
    return "done";
  }

  @Expect(failures = "deadlock", outcomes = "done", deep = false, reason = SPINS)
  public static String oneSignalForTwo() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    int[] waiting = new int[1];
    Runnable waiter =
        () -> {
          lock.lock();
          try {
            waiting[0]++;
            condition.awaitUninterruptibly();
          } finally {
            lock.unlock();
          }
        };
    Thread one = new Thread(waiter);
    Thread other = new Thread(waiter);
    one.start();
    other.start();
    lock.lock();
    int count = waiting[0];
    condition.signal();
    lock.unlock();
    if (count == 2) {
      signal(lock, condition);
    }
    one.join();
    other.join();
    return "done";
  }

  @Expect(outcomes = "2", deep = false, reason = SPINS)
  public static String signalAllWakesAll() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    boolean[] open = new boolean[1];
    int[] passed = new int[1];
    Runnable waiter =
        () -> {
          lock.lock();
          try {
            while (!open[0]) {
              condition.awaitUninterruptibly();
            }
            passed[0]++;
          } finally {
            lock.unlock();
          }
        };
    Run.all(
        waiter,
        waiter,
        () -> {
          lock.lock();
          open[0] = true;
          condition.signalAll();
          lock.unlock();
        });
    return "" + passed[0];
  }

  @Expect(
      outcomes = {"late 0", "late 1", "woken 1"},
      deep = false,
      reason = SPINS)
  public static String timeMayBeOverAtAnyMoment() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    int[] value = new int[1];
    String[] seen = new String[1];
    Run.both(
        Run.unchecked(
            () -> {
              lock.lock();
              boolean woken = condition.await(1, TimeUnit.SECONDS);
              seen[0] = (woken ? "woken " : "late ") + value[0];
              lock.unlock();
            }),
        () -> {
          lock.lock();
          value[0] = 1;
          condition.signal();
          lock.unlock();
        });
    return seen[0];
  }

  @Expect(
      outcomes = {"interrupted false", "woken true"},
      deep = false,
      reason = SPINS)
  public static String interruptOrSignal() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    String[] end = new String[1];
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              try {
                condition.await();
                end[0] = "woken " + Thread.currentThread().isInterrupted();
              } catch (InterruptedException e) {
                end[0] = "interrupted " + Thread.currentThread().isInterrupted();
              } finally {
                lock.unlock();
              }
            });
    waiter.start();
    waiter.interrupt();
    signal(lock, condition);
    waiter.join();
    return end[0];
  }

  @Expect(outcomes = "java.lang.IllegalMonitorStateException", executions = 1)
  public static String awaitWithoutTheLock() throws Exception {
    try {
      new ReentrantLock().newCondition().await();
      return "done";
    } catch (IllegalMonitorStateException e) {
      return e.getClass().getName();
    }
  }

  @Expect(outcomes = "java.lang.IllegalMonitorStateException", executions = 1)
  public static String signalWithoutTheLock() {
    try {
      new ReentrantLock().newCondition().signal();
      return "done";
    } catch (IllegalMonitorStateException e) {
      return e.getClass().getName();
    }
  }

  /** All levels of the lock are given back, and taken again. */
  @Expect(outcomes = "2 true", deep = false, reason = SPINS)
  public static String heldTwice() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    boolean[] open = new boolean[1];
    String[] seen = new String[1];
    Run.both(
        () -> {
          lock.lock();
          lock.lock();
          while (!open[0]) {
            condition.awaitUninterruptibly();
          }
          seen[0] = lock.getHoldCount() + " " + open[0];
          lock.unlock();
          lock.unlock();
        },
        () -> {
          lock.lock();
          open[0] = true;
          condition.signal();
          lock.unlock();
        });
    return seen[0];
  }

  private static void await(ReentrantLock lock, Condition condition) {
    lock.lock();
    try {
      condition.awaitUninterruptibly();
    } finally {
      lock.unlock();
    }
  }

  private static void signal(ReentrantLock lock, Condition condition) {
    lock.lock();
    try {
      condition.signal();
    } finally {
      lock.unlock();
    }
  }
}
