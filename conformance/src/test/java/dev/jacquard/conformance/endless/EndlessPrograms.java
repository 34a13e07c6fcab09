package dev.jacquard.conformance.endless;

import dev.jacquard.conformance.Expect;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Programs that go on for ever, or can. */
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
}
