package dev.jacquard.conformance.endless.learned;

import dev.jacquard.conformance.Expect;
import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Programs that go on for ever, or can, for searches of what is learned of them. The others come to
 * no end with some of them, so they are not in a folder of their own.
 */
public final class EndlessPrograms {
  private EndlessPrograms() {}

  private static void start(Runnable... bodies) {
    for (Runnable body : bodies) {
      new Thread(body).start();
    }
  }

  private static final class Peterson {
    private volatile boolean wants0;
    private volatile boolean wants1;
    private volatile int turn;
    private volatile int inside;

    void first() {
      while (true) {
        wants0 = true;
        turn = 1;
        while (wants1 && turn == 1) {
          Thread.onSpinWait();
        }
        use(1);
        wants0 = false;
      }
    }

    void second() {
      while (true) {
        wants1 = true;
        turn = 0;
        while (wants0 && turn == 0) {
          Thread.onSpinWait();
        }
        use(2);
        wants1 = false;
      }
    }

    private void use(int who) {
      inside = who;
      if (inside != who) {
        throw new AssertionError("two are inside");
      }
      inside = 0;
    }
  }

  @Expect
  public static void peterson() {
    Peterson lock = new Peterson();
    start(lock::first, lock::second);
  }

  private static final class BrokenPeterson {
    private volatile boolean wants0;
    private volatile boolean wants1;
    private volatile int inside;

    void first() {
      while (true) {
        while (wants1) {
          Thread.onSpinWait();
        }
        wants0 = true;
        use(1);
        wants0 = false;
      }
    }

    void second() {
      while (true) {
        while (wants0) {
          Thread.onSpinWait();
        }
        wants1 = true;
        use(2);
        wants1 = false;
      }
    }

    private void use(int who) {
      inside = who;
      if (inside != who) {
        throw new AssertionError("two are inside");
      }
    }
  }

  @Expect(failures = "assertion")
  public static void lockThatIsNone() {
    BrokenPeterson lock = new BrokenPeterson();
    start(lock::first, lock::second);
  }

  private static void eat(Object first, Object second) {
    while (true) {
      synchronized (first) {
        synchronized (second) {
          Thread.onSpinWait();
        }
      }
    }
  }

  @Expect
  public static void threeOrderedPhilosophers() {
    Object[] forks = {new Object(), new Object(), new Object()};
    start(
        () -> eat(forks[0], forks[1]),
        () -> eat(forks[1], forks[2]),
        () -> eat(forks[0], forks[2]));
  }

  @Expect(failures = "deadlock")
  public static void threePhilosophers() {
    Object[] forks = {new Object(), new Object(), new Object()};
    start(
        () -> eat(forks[0], forks[1]),
        () -> eat(forks[1], forks[2]),
        () -> eat(forks[2], forks[0]));
  }

  private static final class SpinLock {
    private final AtomicInteger taken = new AtomicInteger();
    private int value;

    void work() {
      while (true) {
        while (!taken.compareAndSet(0, 1)) {
          Thread.onSpinWait();
        }
        value = 1;
        if (value != 1) {
          throw new AssertionError("two are inside");
        }
        value = 0;
        taken.set(0);
      }
    }
  }

  @Expect
  public static void spinLockOfTwo() {
    SpinLock lock = new SpinLock();
    start(lock::work, lock::work);
  }

  @Expect
  public static void spinLockOfThree() {
    SpinLock lock = new SpinLock();
    start(lock::work, lock::work, lock::work);
  }

  private static volatile boolean flag;

  @Expect
  public static void waitForAFlag() {
    flag = false;
    start(
        () -> {
          while (!flag) {
            Thread.onSpinWait();
          }
        },
        () -> flag = true);
  }

  @Expect(failures = "livelock")
  public static void flagNobodySets() {
    flag = false;
    start(
        () -> {
          while (!flag) {
            Thread.onSpinWait();
          }
        });
  }

  private static final class Server {
    private int request;
    private int answer;

    synchronized void serve() throws InterruptedException {
      while (true) {
        while (request == 0) {
          wait();
        }
        answer = request;
        request = 0;
        notifyAll();
      }
    }

    synchronized void ask(int what) throws InterruptedException {
      while (request != 0 || answer != 0) {
        wait();
      }
      request = what;
      notifyAll();
      while (answer != what) {
        wait();
      }
      answer = 0;
      notifyAll();
    }
  }

  private interface Body {
    void run() throws InterruptedException;
  }

  private static void go(Body body) {
    new Thread(
            () -> {
              try {
                body.run();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            })
        .start();
  }

  @Expect(failures = "deadlock")
  public static void serverWithTwoClients() {
    Server server = new Server();
    go(server::serve);
    go(() -> server.ask(1));
    go(() -> server.ask(2));
  }

  @Expect
  public static void serverWithClientsForEver() {
    Server server = new Server();
    go(server::serve);
    go(
        () -> {
          while (true) {
            server.ask(1);
          }
        });
    go(
        () -> {
          while (true) {
            server.ask(2);
          }
        });
  }

  /** What is inside of a queue is told, so that it comes round as well. */
  @Expect
  public static void jobsForEver() {
    BlockingQueue<Integer> jobs = new ArrayBlockingQueue<>(2);
    AtomicInteger last = new AtomicInteger();
    go(
        () -> {
          while (true) {
            last.set(jobs.take());
          }
        });
    go(
        () -> {
          while (true) {
            jobs.put(1);
            jobs.put(2);
          }
        });
  }

  /** The order in which jobs come is told, too. */
  @Expect(failures = {"assertion", "deadlock"})
  public static void jobsInAnyOrder() {
    BlockingQueue<Integer> jobs = new LinkedBlockingQueue<>(2);
    go(
        () -> {
          while (true) {
            int first = jobs.take();
            int second = jobs.take();
            assert first != 2 || second != 1 : "the other one came first";
          }
        });
    go(() -> jobs.put(1));
    go(() -> jobs.put(2));
  }

  @Expect
  public static void locksForEver() {
    ReentrantLock lock = new ReentrantLock();
    int[] turn = {0};
    Runnable worker =
        () -> {
          while (true) {
            lock.lock();
            try {
              turn[0] = 1 - turn[0];
            } finally {
              lock.unlock();
            }
          }
        };
    start(worker, worker);
  }

  /** The second round holds the lock once more than the first: no state of before. */
  @Expect(failures = "exception")
  public static void lockIsHeldOnceMoreInEachRound() {
    ReentrantLock lock = new ReentrantLock();
    AtomicInteger rounds = new AtomicInteger();
    start(
        () -> {
          boolean again = true;
          while (again) {
            lock.lock();
            again = rounds.incrementAndGet() < 3;
          }
          lock.unlock();
          lock.unlock();
          lock.unlock();
          lock.unlock();
        },
        () -> rounds.compareAndSet(1, 2));
  }

  /** What a thread keeps for itself is no step, but part of what it knows. */
  @Expect(failures = "assertion")
  public static void textOfOnesOwn() {
    AtomicInteger shared = new AtomicInteger();
    start(
        () -> {
          StringBuilder seen = new StringBuilder();
          int rounds = 0;
          while (rounds != 3) {
            seen.append(shared.get());
            rounds = rounds == 0 ? 1 : rounds == 1 ? 2 : 3;
          }
          if (seen.toString().equals("012")) {
            throw new AssertionError("seen");
          }
        },
        () -> {
          shared.set(1);
          shared.set(2);
        });
  }

  /** The same in an array. */
  @Expect(failures = "assertion")
  public static void arrayOfOnesOwn() {
    AtomicInteger shared = new AtomicInteger();
    start(
        () -> {
          int[] seen = new int[3];
          for (int i = 0; i < 3; i++) {
            seen[i] = shared.get();
          }
          if (seen[0] == 0 && seen[1] == 1 && seen[2] == 2) {
            throw new AssertionError("seen");
          }
        },
        () -> {
          shared.set(1);
          shared.set(2);
        });
  }

  private static int depth(AtomicInteger shared, int depth) {
    int found = 1;
    while (found == 1) {
      found = depth > 0 ? depth(shared, depth - 1) : shared.get();
    }
    return found == 2 ? 3 + depth : found;
  }

  /** Loops of several activations begin behind one history. */
  @Expect(failures = "assertion")
  public static void loopsOfARecursion() {
    AtomicInteger shared = new AtomicInteger();
    start(
        () -> {
          if (depth(shared, 2) == 3) {
            throw new AssertionError("it has returned");
          }
        },
        () -> {
          shared.set(1);
          shared.set(2);
        });
  }

  private record Seen(int value, Seen before) {}

  /** Objects whose contents no step tells are named by what their maker knew. */
  @Expect(failures = "assertion")
  public static void listOfOnesOwn() {
    AtomicInteger shared = new AtomicInteger();
    start(
        () -> {
          Seen last = null;
          boolean more = true;
          while (more) {
            last = new Seen(shared.get(), last);
            more = last.before() == null || last.before().before() == null;
          }
          if (last.value() == 2
              && last.before().value() == 1
              && last.before().before().value() == 0) {
            throw new AssertionError("seen");
          }
        },
        () -> {
          shared.set(1);
          shared.set(2);
        });
  }

  /** Objects that are made in rounds are others than those of the round before. */
  @Expect(failures = "assertion")
  public static void objectsAreHandedOver() {
    AtomicReference<int[]> place = new AtomicReference<>();
    start(
        () -> {
          for (int i = 0; i < 3; i++) {
            int[] fresh = {0};
            place.set(fresh);
            fresh[0]++;
          }
        },
        () -> {
          int[] one = place.get();
          int[] other = place.get();
          if (one != null && one != other && one[0] == 1 && other[0] == 0) {
            throw new AssertionError("two objects");
          }
        });
  }

  /** What comes next depends on how many numbers were drawn. */
  @Expect(failures = "assertion")
  public static void randomNumbers() {
    AtomicInteger shared = new AtomicInteger();
    start(
        () -> {
          Random random = new Random(1);
          int zeros = 0;
          int rounds = 0;
          while (rounds != 3) {
            if (shared.get() == 0) {
              zeros = random.nextInt(2);
            }
            rounds = rounds == 0 ? 1 : rounds == 1 ? 2 : 3;
          }
          if (random.nextInt(1000) == 985) {
            throw new AssertionError("the first number, " + zeros);
          }
        },
        () -> {
          shared.set(1);
          shared.set(0);
        });
  }

  private static final ThreadLocal<Integer> OWN = ThreadLocal.withInitial(() -> 0);

  /** What a thread keeps by itself is in no variable of the loop. */
  @Expect(failures = "assertion")
  public static void threadLocals() {
    AtomicInteger shared = new AtomicInteger();
    start(
        () -> {
          int rounds = 0;
          while (rounds != 2) {
            OWN.set(OWN.get() + shared.get());
            rounds = rounds == 0 ? 1 : 2;
          }
          if (OWN.get() == 3) {
            throw new AssertionError("one and two");
          }
        },
        () -> {
          shared.set(1);
          shared.set(2);
        });
  }

  /** A thread waits in a sleep, whose time nobody looks at. */
  @Expect
  public static void sleepsInBetween() {
    flag = false;
    start(
        () -> {
          while (!flag) {
            try {
              Thread.sleep(100);
            } catch (InterruptedException e) {
              throw new AssertionError(e);
            }
          }
        },
        () -> flag = true);
  }

  /** Who holds a lock at the head is told, and who does not. */
  @Expect(failures = "exception")
  public static void lockIsTakenInSomeRounds() {
    ReentrantLock lock = new ReentrantLock();
    AtomicInteger shared = new AtomicInteger();
    start(
        () -> {
          boolean more = true;
          while (more) {
            int found = shared.get();
            if (found == 1 && !lock.isHeldByCurrentThread()) {
              lock.lock();
            }
            more = found != 2;
          }
          lock.unlock();
        },
        () -> {
          shared.set(1);
          shared.set(2);
        });
  }

  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private static void stopAt(AtomicInteger shared, int value) {
    while (true) {
      if (shared.get() == value) {
        throw new Stop();
      }
    }
  }

  /** An exception leaves loops of several activations at once. */
  @Expect(failures = "livelock")
  public static void exceptionsLeaveLoops() {
    AtomicInteger shared = new AtomicInteger();
    start(
        () -> {
          for (int value = 1; value < 3; value++) {
            try {
              stopAt(shared, value);
            } catch (Stop stop) {
              shared.compareAndSet(2, 3);
            }
          }
        },
        () -> {
          shared.set(1);
          shared.set(2);
        });
  }
}
