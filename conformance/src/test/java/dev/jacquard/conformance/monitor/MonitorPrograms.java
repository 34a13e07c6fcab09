package dev.jacquard.conformance.monitor;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;

/** {@code synchronized}, {@code wait} and {@code notify}. */
public final class MonitorPrograms {
  private MonitorPrograms() {}

  private static final class Slot {
    private String thing;

    synchronized void put(String newThing) throws InterruptedException {
      while (thing != null) {
        wait();
      }
      thing = newThing;
      notifyAll();
    }

    synchronized String take() throws InterruptedException {
      while (thing == null) {
        wait();
      }
      String taken = thing;
      thing = null;
      notifyAll();
      return taken;
    }
  }

  @Expect(outcomes = "ab")
  public static String oneGivesOneTakes() throws Exception {
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

  @Expect(outcomes = {"a b", "b a"})
  public static String twoTake() throws Exception {
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

  /** Any waiter may be the one that is notified. */
  @Expect(
      outcomes = {"00", "01", "10"},
      failures = "deadlock")
  public static String notifyWakesAnyOne() throws Exception {
    Object monitor = new Object();
    int[] woken = new int[2];
    Thread[] waiters = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      waiters[i] =
          new Thread(
              () -> {
                synchronized (monitor) {
                  try {
                    monitor.wait();
                    woken[me] = 1;
                  } catch (InterruptedException e) {
                    throw new AssertionError(e);
                  }
                }
              });
      waiters[i].start();
    }
    synchronized (monitor) {
      monitor.notify();
    }
    for (Thread waiter : waiters) {
      waiter.join(10);
    }
    synchronized (monitor) {
      return "" + woken[0] + woken[1];
    }
  }

  @Expect(failures = "deadlock", outcomes = "3")
  public static String nestedMonitorsDeadlock() throws Exception {
    Object a = new Object();
    Object b = new Object();
    int[] sum = new int[1];
    Run.both(
        () -> {
          synchronized (a) {
            synchronized (b) {
              sum[0] += 1;
            }
          }
        },
        () -> {
          synchronized (b) {
            synchronized (a) {
              sum[0] += 2;
            }
          }
        });
    return "" + sum[0];
  }

  @Expect(outcomes = "3", executions = 2)
  public static String sameOrderDoesNot() throws Exception {
    Object a = new Object();
    Object b = new Object();
    int[] sum = new int[1];
    Runnable first =
        () -> {
          synchronized (a) {
            synchronized (b) {
              sum[0] += 1;
            }
          }
        };
    Runnable second =
        () -> {
          synchronized (a) {
            synchronized (b) {
              sum[0] += 2;
            }
          }
        };
    Run.both(first, second);
    return "" + sum[0];
  }

  @Expect(outcomes = "1", executions = 2)
  public static String exceptionsUnlock() throws Exception {
    Object monitor = new Object();
    int[] count = new int[1];
    Run.both(
        () -> {
          try {
            synchronized (monitor) {
              throw new IllegalStateException("inside");
            }
          } catch (IllegalStateException expected) {
            // the monitor is free again
          }
        },
        () -> {
          synchronized (monitor) {
            count[0]++;
          }
        });
    return "" + count[0];
  }

  @Expect(outcomes = "IllegalMonitorStateException", executions = 1)
  public static String waitWithoutTheMonitor() throws Exception {
    try {
      new Object().wait();
      return "done";
    } catch (IllegalMonitorStateException e) {
      return e.getClass().getSimpleName();
    }
  }

  @Expect(outcomes = "true false", executions = 1)
  public static String holdsLock() {
    Object monitor = new Object();
    boolean inside;
    synchronized (monitor) {
      inside = Thread.holdsLock(monitor);
    }
    return inside + " " + Thread.holdsLock(monitor);
  }

  @Expect(outcomes = {"0", "1"})
  public static String timedWaitMayBeOver() throws Exception {
    Object monitor = new Object();
    int[] value = new int[1];
    Thread other =
        new Thread(
            () -> {
              synchronized (monitor) {
                value[0] = 1;
                monitor.notifyAll();
              }
            });
    other.start();
    synchronized (monitor) {
      monitor.wait(10);
      return "" + value[0];
    }
  }

  @Expect(failures = "race")
  public static String differentMonitors() throws Exception {
    int[] count = new int[1];
    Object a = new Object();
    Object b = new Object();
    Run.both(
        () -> {
          synchronized (a) {
            count[0]++;
          }
        },
        () -> {
          synchronized (b) {
            count[0]++;
          }
        });
    return "";
  }
}
