package acme;

import static dev.jacquard.Jacquard.assumeThat;
import static dev.jacquard.Jacquard.outcome;
import static dev.jacquard.Jacquard.reachable;

import dev.jacquard.Checked;
import dev.jacquard.Checking;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/** Bodies that say something of their executions. */
public final class Remarked {
  private Remarked() {}

  /** Both threads write, then read what the other one writes. */
  public static Checked storeBuffer(Checking checking, Object... expected) {
    String[] words = Stream.of(expected).map(String::valueOf).toArray(String[]::new);
    return checking.check(
        () -> {
          AtomicInteger x = new AtomicInteger();
          AtomicInteger y = new AtomicInteger();
          int[] seen = new int[2];
          run(
              () -> {
                x.set(1);
                seen[0] = y.get();
              },
              () -> {
                y.set(1);
                seen[1] = x.get();
              });
          outcome(seen[0] + ", " + seen[1], (Object[]) words);
        });
  }

  /** Three threads that look alike; which of them was the first shows in the outcome. */
  public static Checked alike(Checking checking) {
    return checking.check(
        () -> {
          AtomicReference<Thread> first = new AtomicReference<>();
          Runnable action = () -> first.compareAndSet(null, Thread.currentThread());
          Thread[] threads = {new Thread(action), new Thread(action), new Thread(action)};
          run(threads);
          outcome(first.get() == threads[0]);
        });
  }

  /** Six threads leave their number, in 720 orders. */
  public static Checked many(Checking checking) {
    return checking.check(
        () -> {
          AtomicInteger number = new AtomicInteger();
          Runnable[] actions = new Runnable[6];
          for (int i = 0; i < actions.length; i++) {
            int own = i;
            actions[i] = () -> number.getAndSet(own);
          }
          run(actions);
          if (number.get() == 5) {
            reachable("five");
          }
          outcome(number.get() / 2);
        });
  }

  /** One mark is reached, one is not, and one belongs to another program. */
  public static Checked marked(Checking checking) {
    return checking.check(
        () -> {
          AtomicInteger x = new AtomicInteger();
          Bodies.both(
              () -> {
                if (x.incrementAndGet() == 2) {
                  reachable("was second");
                }
              });
          if (x.get() == 3) {
            new Unreached().mark();
          }
        });
  }

  /** Says something in no program that is checked here. */
  public static void elsewhere() {
    reachable("elsewhere");
  }

  private static final class Unreached {
    void mark() {
      reachable("three of two");
    }
  }

  /** Meant are executions in which the other thread comes first; in those there is no bug. */
  public static Checked meantIsCorrect(Checking checking) {
    return checking.check(
        () -> {
          AtomicInteger x = new AtomicInteger();
          Thread other = new Thread(() -> x.set(1));
          other.start();
          int seen = x.get();
          assumeThat(seen == 1);
          other.join();
          Bodies.require(seen == 1, "not meant");
        });
  }

  /** The bug is in an execution that is meant, and behind one that is not. */
  public static Checked meantIsWrong(Checking checking) {
    return checking.check(
        () -> {
          AtomicInteger x = new AtomicInteger();
          Thread other = new Thread(() -> x.set(1));
          other.start();
          int seen = x.get();
          assumeThat(seen == 1);
          throw new AssertionError("meant");
        });
  }

  /** What is left out is stuck, since the thread that would free the other one ends. */
  public static Checked leftOutIsStuck(Checking checking) {
    return checking.check(
        () -> {
          AtomicInteger x = new AtomicInteger();
          CountDownLatch latch = new CountDownLatch(1);
          Thread waiting = new Thread(() -> await(latch));
          Thread other = new Thread(() -> x.set(1));
          waiting.start();
          other.start();
          assumeThat(x.get() == 1);
          latch.countDown();
        });
  }

  /** Nothing is meant. */
  public static Checked nothingIsMeant(Checking checking) {
    return checking.check(
        () -> {
          Bodies.both(() -> {});
          assumeThat(false);
        });
  }

  /** What the assumption reads is in a race, so that nobody knows which executions are meant. */
  public static Checked assumptionRaces(Checking checking) {
    return checking.check(
        () -> {
          int[] x = new int[1];
          Thread other = new Thread(() -> x[0] = 1);
          other.start();
          assumeThat(x[0] == 1);
          throw new AssertionError("meant");
        });
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void run(Runnable... actions) throws InterruptedException {
    run(Stream.of(actions).map(Thread::new).toArray(Thread[]::new));
  }

  private static void run(Thread... threads) throws InterruptedException {
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }
}
