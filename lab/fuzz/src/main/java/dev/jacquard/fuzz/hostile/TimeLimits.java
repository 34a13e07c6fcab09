package dev.jacquard.fuzz.hostile;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Waits whose time limits pass when no thread can move otherwise: in which order they do depends on
 * what time it is for each thread, which no step tells.
 */
public final class TimeLimits {
  private static final int SECOND = 1_000;

  private TimeLimits() {}

  private static void await(CountDownLatch latch, int millis) throws InterruptedException {
    latch.await(millis, TimeUnit.MILLISECONDS);
  }

  /** Waits for what never comes, and then says so. */
  private static Threads.Code waiter(Seen seen, String name, int millis) {
    CountDownLatch never = new CountDownLatch(1);
    return () -> {
      await(never, millis);
      seen.add(name);
    };
  }

  public static String theShorterFirst() {
    Seen seen = new Seen();
    Threads.run(waiter(seen, "a", 3 * SECOND), waiter(seen, "b", 2 * SECOND));
    return seen.words;
  }

  public static String bothAtOnce() {
    Seen seen = new Seen();
    Threads.run(waiter(seen, "a", 2 * SECOND), waiter(seen, "b", 2 * SECOND));
    return seen.words;
  }

  public static String oneBehindTheOther() {
    Seen seen = new Seen();
    CountDownLatch never = new CountDownLatch(1);
    Threads.run(
        () -> {
          await(never, 2 * SECOND);
          await(never, 2 * SECOND);
          seen.add("a");
        },
        waiter(seen, "b", 3 * SECOND));
    return seen.words;
  }

  public static String periods() {
    Seen seen = new Seen();
    CountDownLatch never = new CountDownLatch(1);
    Threads.run(
        () -> {
          for (int i = 0; i < 3; i++) {
            await(never, 2 * SECOND);
            seen.add("a");
          }
        },
        () -> {
          for (int i = 0; i < 2; i++) {
            await(never, 3 * SECOND);
            seen.add("b");
          }
        });
    return seen.words;
  }

  public static String whoHasSlept() {
    Seen seen = new Seen();
    CountDownLatch never = new CountDownLatch(1);
    Threads.run(
        () -> {
          Thread.sleep(500);
          await(never, 2 * SECOND);
          seen.add("a");
        },
        waiter(seen, "b", 2 * SECOND));
    return seen.words;
  }

  /** Whether the second thread knows that the first has slept decides who waits longer. */
  public static String clockOfAnother() {
    Seen seen = new Seen();
    CountDownLatch never = new CountDownLatch(1);
    ReentrantLock lock = new ReentrantLock();
    Threads.run(
        () -> {
          Thread.sleep(500);
          lock.lock();
          lock.unlock();
        },
        () -> {
          lock.lock();
          lock.unlock();
          await(never, 2 * SECOND);
          seen.add("b");
        },
        waiter(seen, "c", 2 * SECOND + 200));
    return seen.words;
  }

  /** A short wait may be what is left of a long one, which depends on what time it is. */
  public static String restOfAnother() throws InterruptedException {
    Seen seen = new Seen();
    CountDownLatch first = new CountDownLatch(1);
    CountDownLatch second = new CountDownLatch(1);
    ReentrantLock lock = new ReentrantLock();
    Threads.run(
        () -> {
          first.countDown();
          Thread.sleep(600);
          lock.lock();
          lock.unlock();
          second.countDown();
        },
        () -> {
          await(first, SECOND);
          lock.lock();
          lock.unlock();
          seen.add(second.await(400, TimeUnit.MILLISECONDS));
        });
    return seen.words;
  }

  public static String pollsUntilItCounts() {
    Seen seen = new Seen();
    BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Threads.run(
        () -> {
          int polls = 0;
          while (queue.poll(400, TimeUnit.MILLISECONDS) == null) {
            polls++;
          }
          seen.add(polls);
        },
        () -> queue.put(1));
    return seen.words;
  }

  public static String pollsBySleep() {
    Seen seen = new Seen();
    Seen flag = new Seen();
    ReentrantLock lock = new ReentrantLock();
    Threads.run(
        () -> {
          int rounds = 0;
          for (boolean done = false; !done; rounds++) {
            Thread.sleep(450);
            lock.lock();
            done = !flag.words.isEmpty();
            lock.unlock();
          }
          seen.add(rounds);
        },
        () -> {
          lock.lock();
          flag.add("done");
          lock.unlock();
        });
    return seen.words;
  }

  /** Each sleeps for long where it has slept before, so that the limits pass in their order. */
  public static String sleepers() {
    Seen seen = new Seen();
    Threads.run(
        () -> {
          for (int i = 0; i < 3; i++) {
            Thread.sleep(2 * SECOND);
            seen.add("a");
          }
        },
        () -> {
          for (int i = 0; i < 2; i++) {
            Thread.sleep(3 * SECOND);
            seen.add("b");
          }
        });
    return seen.words;
  }

  public static String deadlineOfItsOwn() {
    Seen seen = new Seen();
    CountDownLatch never = new CountDownLatch(1);
    Threads.run(
        () -> {
          long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(3);
          int rounds = 0;
          while (System.nanoTime() < end) {
            await(never, 2 * SECOND);
            rounds++;
          }
          seen.add(rounds);
        },
        waiter(seen, "b", 3 * SECOND));
    return seen.words;
  }

  public static String rateLimit() {
    Seen seen = new Seen();
    long[] next = {System.nanoTime()};
    ReentrantLock lock = new ReentrantLock();
    Threads.Code user =
        () -> {
          lock.lock();
          long now = System.nanoTime();
          long wait = Math.max(0, next[0] - now);
          next[0] = Math.max(next[0], now) + TimeUnit.SECONDS.toNanos(2);
          lock.unlock();
          TimeUnit.NANOSECONDS.sleep(wait);
          seen.add(wait > 0);
        };
    Threads.run(user, user);
    return seen.words;
  }

  public static String joins() {
    Seen seen = new Seen();
    CountDownLatch never = new CountDownLatch(1);
    Thread other = Threads.start(() -> await(never, 3 * SECOND));
    Threads.run(
        () -> {
          other.join(2 * SECOND);
          seen.add(other.isAlive());
        },
        () -> {
          other.join(4 * SECOND);
          seen.add(other.isAlive());
        });
    return seen.words;
  }

  public static String locksAndPermits() {
    Seen seen = new Seen();
    ReentrantLock lock = new ReentrantLock();
    Semaphore permits = new Semaphore(0);
    Threads.run(
        () -> {
          lock.lock();
          seen.add(permits.tryAcquire(3, TimeUnit.SECONDS));
          lock.unlock();
        },
        () -> {
          boolean taken = lock.tryLock(2, TimeUnit.SECONDS);
          permits.release();
          if (taken) {
            lock.unlock();
          }
        });
    return seen.words;
  }

  public static String futures() {
    Seen seen = new Seen();
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    FutureTask<Integer> task = new FutureTask<>(() -> queue.poll(3, TimeUnit.SECONDS));
    Threads.run(
        task::run,
        () -> {
          try {
            seen.add(task.get(2, TimeUnit.SECONDS));
          } catch (TimeoutException late) {
            queue.put(7);
            seen.add("late " + task.get());
          }
        });
    return seen.words;
  }

  public static String notified() {
    Seen seen = new Seen();
    Object monitor = new Object();
    Threads.run(
        () -> {
          synchronized (monitor) {
            monitor.wait(2 * SECOND);
            seen.add("a");
          }
        },
        () -> {
          synchronized (monitor) {
            monitor.notifyAll();
          }
        });
    return seen.words;
  }

  /** That time passes orders nothing by the Java Memory Model. */
  public static String raceBehindALimit() {
    int[] cell = new int[1];
    CountDownLatch never = new CountDownLatch(1);
    Threads.run(
        () -> {
          cell[0] = 1;
          await(never, 3 * SECOND);
        },
        () -> {
          await(never, 2 * SECOND);
          cell[0] = 2;
        });
    return "" + cell[0];
  }

  /** The same, but for a lock that is there on both sides. */
  public static String orderBehindALimit() {
    int[] cell = new int[1];
    CountDownLatch never = new CountDownLatch(1);
    ReentrantLock lock = new ReentrantLock();
    Threads.run(
        () -> {
          lock.lock();
          cell[0] = 1;
          lock.unlock();
          await(never, 3 * SECOND);
        },
        () -> {
          await(never, 2 * SECOND);
          lock.lock();
          cell[0] = 2;
          lock.unlock();
        });
    return "" + cell[0];
  }
}
