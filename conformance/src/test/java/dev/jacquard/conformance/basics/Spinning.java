package dev.jacquard.conformance.basics;

import dev.jacquard.Jacquard;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** Loops that wait for other threads. */
public final class Spinning {
  private static volatile boolean flag;
  private static volatile int turn;
  private static boolean ready;

  private Spinning() {}

  @Expect(outcomes = "seen")
  public static String emptyLoop() throws Exception {
    Thread setter = new Thread(() -> flag = true);
    setter.start();
    while (!flag) {}
    setter.join();
    return "seen";
  }

  @Expect(outcomes = "seen")
  public static String onSpinWait() throws Exception {
    Run.both(
        () -> {
          while (!flag) {
            Thread.onSpinWait();
          }
        },
        () -> flag = true);
    return "seen";
  }

  @Expect(outcomes = "seen")
  public static String doWhile() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Run.both(
        () -> {
          int seen;
          do {
            seen = x.get();
          } while (seen < 2);
        },
        () -> {
          x.incrementAndGet();
          x.incrementAndGet();
        });
    return "seen";
  }

  /** The thread sees its own effects between two calls of the same loop. */
  @Expect(outcomes = "2")
  public static String twoWaitsInARow() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Run.both(
        () -> {
          awaitValue(x, 1);
          awaitValue(x, 1);
          x.set(2);
        },
        () -> x.set(1));
    return "" + x.get();
  }

  private static void awaitValue(AtomicInteger x, int value) {
    while (x.get() != value) {
      Thread.yield();
    }
  }

  @Expect(outcomes = "2")
  public static String spinLock() throws Exception {
    AtomicBoolean locked = new AtomicBoolean();
    int[] counter = new int[1];
    Runnable body =
        () -> {
          while (!locked.compareAndSet(false, true)) {
            Thread.onSpinWait();
          }
          counter[0]++;
          locked.set(false);
        };
    Run.both(body, body);
    return "" + counter[0];
  }

  @Expect(outcomes = "2")
  public static String testAndSetLock() throws Exception {
    AtomicBoolean locked = new AtomicBoolean();
    int[] counter = new int[1];
    Runnable body =
        () -> {
          while (locked.getAndSet(true)) {}
          counter[0]++;
          locked.set(false);
        };
    Run.both(body, body);
    return "" + counter[0];
  }

  @Expect(outcomes = "4")
  public static String retries() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Runnable twice =
        () -> {
          for (int i = 0; i < 2; i++) {
            int seen;
            do {
              seen = x.get();
            } while (!x.compareAndSet(seen, seen + 1));
          }
        };
    Run.both(twice, twice);
    return "" + x.get();
  }

  @Expect(outcomes = "ab")
  public static String turns() throws Exception {
    StringBuilder order = new StringBuilder();
    Run.both(
        () -> {
          while (turn != 1) {}
          order.append('b');
        },
        () -> {
          order.append('a');
          turn = 1;
        });
    return order.toString();
  }

  @Expect(failures = "livelock")
  public static String nobodySetsTheFlag() throws Exception {
    Thread waiter =
        new Thread(
            () -> {
              while (!flag) {
                Thread.yield();
              }
            });
    waiter.start();
    waiter.join();
    return "never";
  }

  @Expect(outcomes = "seen", failures = "livelock")
  public static String lostSignal() throws Exception {
    Run.both(
        () -> {
          while (!flag) {
            Thread.onSpinWait();
          }
        },
        () -> {
          flag = true;
          flag = false;
        });
    return "seen";
  }

  @Expect(failures = "livelock")
  public static String eachWaitsForTheOther() throws Exception {
    AtomicBoolean a = new AtomicBoolean();
    AtomicBoolean b = new AtomicBoolean();
    Run.both(
        () -> {
          while (!a.get()) {}
          b.set(true);
        },
        () -> {
          while (!b.get()) {}
          a.set(true);
        });
    return "never";
  }

  @Expect(outcomes = "seen")
  public static String pollingUnderALock() throws Exception {
    Object lock = new Object();
    Run.both(
        () -> {
          while (true) {
            synchronized (lock) {
              if (ready) {
                return;
              }
            }
            Thread.yield();
          }
        },
        () -> {
          synchronized (lock) {
            ready = true;
          }
        });
    return "seen";
  }

  @Expect(failures = "livelock")
  public static String twoPollUnderALockForEver() throws Exception {
    Object lock = new Object();
    Runnable poll =
        () -> {
          while (true) {
            synchronized (lock) {
              if (ready) {
                return;
              }
            }
          }
        };
    Run.both(poll, poll);
    return "never";
  }

  @Expect(outcomes = {"seen true", "seen false"})
  public static String pollingIsSeenByTryLock() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    boolean[] taken = new boolean[1];
    Run.both(
        () -> {
          for (int i = 0; i < 2; i++) {
            lock.lock();
            lock.unlock();
          }
        },
        () -> {
          taken[0] = lock.tryLock();
          if (taken[0]) {
            lock.unlock();
          }
        });
    return "seen " + taken[0];
  }

  @Expect(outcomes = "seen")
  public static String timedWaitsInALoop() throws Exception {
    Object lock = new Object();
    Run.both(
        () -> {
          synchronized (lock) {
            while (!ready) {
              try {
                lock.wait(10);
              } catch (InterruptedException e) {
                return;
              }
            }
          }
        },
        () -> {
          synchronized (lock) {
            ready = true;
          }
        });
    return "seen";
  }

  @Expect(failures = "livelock")
  public static String timedWaitsForNothing() throws Exception {
    Object lock = new Object();
    Runnable poll =
        () -> {
          synchronized (lock) {
            while (!ready) {
              try {
                lock.wait(10);
              } catch (InterruptedException e) {
                return;
              }
            }
          }
        };
    Run.both(poll, poll);
    return "never";
  }

  @Expect(outcomes = {"in time", "late"})
  public static String deadline() throws Exception {
    Thread setter = new Thread(() -> flag = true);
    setter.start();
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(5);
    boolean late = false;
    while (!flag && !late) {
      late = System.nanoTime() - deadline > 0;
    }
    setter.join();
    return late ? "late" : "in time";
  }

  @Expect(outcomes = "seen")
  public static String sleeping() throws Exception {
    Thread setter = new Thread(() -> flag = true);
    setter.start();
    while (!flag) {
      Thread.sleep(10);
    }
    setter.join();
    return "seen";
  }

  @Expect(outcomes = "seen")
  public static String conditionAsFunction() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread other = new Thread(x::incrementAndGet);
    other.start();
    until(() -> x.get() == 1);
    other.join();
    return "seen";
  }

  private static void until(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  @Expect(outcomes = "1")
  public static String pollingAQueue() throws Exception {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    Thread other = new Thread(() -> queue.add(1));
    other.start();
    Integer got;
    while ((got = queue.poll()) == null) {
      Thread.yield();
    }
    other.join();
    return "" + got;
  }

  /** The loop has an effect in each round, so every round counts. */
  @Expect(outcomes = {"2", "3", "4"})
  public static String boundedLoopsAreNotCutShort() throws Exception {
    AtomicInteger x = new AtomicInteger();
    AtomicInteger rounds = new AtomicInteger();
    Run.both(
        () -> {
          do {
            rounds.incrementAndGet();
          } while (x.get() == 0 && rounds.get() < 3);
        },
        () -> x.set(1));
    return "" + (rounds.get() + 1);
  }

  /** The same local state in each round, but not the same memory. */
  @Expect(outcomes = "done")
  public static String effectsInMemoryCount() throws Exception {
    int[] left = {3};
    Thread other = new Thread(() -> flag = true);
    other.start();
    while (left[0] > 0) {
      left[0]--;
      boolean ignored = flag;
    }
    other.join();
    return "done";
  }

  /** Nor the same insides of an object of the JDK. */
  @Expect(outcomes = "xxx")
  public static String effectsInTheJdkCount() throws Exception {
    StringBuilder text = new StringBuilder();
    Thread other = new Thread(() -> flag = true);
    other.start();
    while (text.length() < 3) {
      boolean ignored = flag;
      text.append('x');
    }
    other.join();
    return text.toString();
  }

  /** The inner loop comes to its head with the same variables as when it was left before. */
  @Expect(outcomes = {"0", "1"})
  public static String loopsEnteredAgain() throws Exception {
    AtomicInteger x = new AtomicInteger();
    Thread other = new Thread(() -> x.set(1));
    other.start();
    for (int i = 0; i < 3; i++) {
      int patience = 2 - i % 2;
      while (x.get() == 0 && patience > 1) {
        patience--;
      }
    }
    int seen = x.get();
    other.join();
    return "" + seen;
  }

  @Expect(outcomes = "seen")
  public static String aTimedWaitBehindTheLoop() throws Exception {
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
                ready = true;
              }
            });
    other.start();
    synchronized (lock) {
      while (!ready) {
        lock.wait(10);
      }
      lock.wait(10);
    }
    other.join();
    return "seen";
  }

  /** The loop ends by a choice that an idle round left open. */
  @Expect(outcomes = {"1", "2", "3"})
  public static String roundsWithAChoice() {
    int rounds = 0;
    do {
      rounds++;
    } while (rounds < 3 && Jacquard.choose(2) == 0);
    return "" + rounds;
  }
}
