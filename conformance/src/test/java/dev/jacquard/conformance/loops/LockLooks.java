package dev.jacquard.conformance.loops;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** Loops that look at a lock without waiting for it, and at who waits in its queues. */
public final class LockLooks {
  private static final String ROUNDS = "without a model a round that takes a lock has effects";

  private static volatile boolean stop;

  private final OpenLock lock = new OpenLock();
  private final Condition condition = lock.newCondition();
  private final CountDownLatch seen = new CountDownLatch(1);

  private LockLooks() {}

  /** A lock that tells everybody who owns it. */
  private static final class OpenLock extends ReentrantLock {
    Thread owner() {
      return getOwner();
    }
  }

  private static Thread start(Run.Body body) {
    Thread thread = new Thread(Run.unchecked(body));
    thread.start();
    return thread;
  }

  private static void until(BooleanSupplier question) {
    while (!question.getAsBoolean()) {
      Thread.yield();
    }
  }

  private boolean underLock(BooleanSupplier question) {
    lock.lock();
    try {
      return question.getAsBoolean();
    } finally {
      lock.unlock();
    }
  }

  /** A thread that keeps the lock until somebody has seen that. */
  private Thread keeper() {
    return start(
        () -> {
          lock.lock();
          try {
            seen.await();
          } finally {
            lock.unlock();
          }
        });
  }

  private String untilKept(BooleanSupplier question) throws Exception {
    Thread keeper = keeper();
    until(question);
    seen.countDown();
    keeper.join();
    return "seen";
  }

  @Expect(outcomes = "seen")
  public static String untilTaken() throws Exception {
    LockLooks looks = new LockLooks();
    return looks.untilKept(() -> looks.lock.isLocked());
  }

  @Expect(outcomes = "seen")
  public static String untilOwned() throws Exception {
    LockLooks looks = new LockLooks();
    return looks.untilKept(() -> looks.lock.owner() != null);
  }

  @Expect(
      outcomes = "seen",
      deep = false,
      reason = "without a model the text is made of parts that are allocated in each round")
  public static String untilTheTextSaysSo() throws Exception {
    LockLooks looks = new LockLooks();
    return looks.untilKept(() -> !looks.lock.toString().contains("Unlocked"));
  }

  @Expect(outcomes = "seen")
  public static String asleepUntilTaken() throws Exception {
    LockLooks looks = new LockLooks();
    Thread keeper = looks.keeper();
    while (!looks.lock.isLocked()) {
      Thread.sleep(1);
    }
    looks.seen.countDown();
    keeper.join();
    return "seen";
  }

  @Expect(outcomes = "seen", deep = false, reason = ROUNDS)
  public static String untilItCannotBeHad() throws Exception {
    LockLooks looks = new LockLooks();
    return looks.untilKept(() -> !looks.canBeHad());
  }

  private boolean canBeHad() {
    boolean had = lock.tryLock();
    if (had) {
      lock.unlock();
    }
    return had;
  }

  @Expect(outcomes = "seen", deep = false, reason = ROUNDS)
  public static String untilItCannotBeHadInTime() throws Exception {
    LockLooks looks = new LockLooks();
    Thread keeper = looks.keeper();
    while (looks.lock.tryLock(1, TimeUnit.MILLISECONDS)) {
      looks.lock.unlock();
    }
    looks.seen.countDown();
    keeper.join();
    return "seen";
  }

  /** Another lock is held meanwhile. */
  @Expect(outcomes = "seen")
  public static String untilTakenUnderALock() throws Exception {
    LockLooks looks = new LockLooks();
    ReentrantLock other = new ReentrantLock();
    Thread keeper = looks.keeper();
    other.lock();
    until(() -> looks.lock.isLocked());
    other.unlock();
    looks.seen.countDown();
    keeper.join();
    return "seen";
  }

  /** The other thread does nothing while it has the lock. */
  @Expect(outcomes = "free")
  public static String untilFree() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other = start(() -> looks.underLock(() -> true));
    until(() -> !looks.lock.isLocked());
    other.join();
    return "free";
  }

  @Expect(outcomes = "free", deep = false, reason = ROUNDS)
  public static String untilItCanBeHad() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other = start(() -> looks.underLock(() -> true));
    until(looks::canBeHad);
    other.join();
    return "free";
  }

  @Expect(failures = "livelock")
  public static String neverTaken() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other = start(() -> looks.lock.isHeldByCurrentThread());
    until(() -> looks.lock.isLocked());
    other.join();
    return "never";
  }

  @Expect(failures = "livelock")
  public static String neverFree() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other = start(() -> looks.lock.lock());
    other.join();
    until(() -> !looks.lock.isLocked());
    return "never";
  }

  @Expect(failures = "livelock")
  public static String neverTakenForLong() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other = start(() -> looks.underLock(() -> true));
    other.join();
    until(() -> looks.lock.isLocked());
    return "never";
  }

  @Expect(failures = "livelock", deep = false, reason = ROUNDS)
  public static String canAlwaysBeHad() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other = start(() -> looks.underLock(() -> true));
    other.join();
    until(() -> !looks.canBeHad());
    return "never";
  }

  /** Each round of the loop can be seen, and it goes on after that. */
  @Expect(
      outcomes = {
        "false false false",
        "false false true",
        "false true false",
        "false true true",
        "true false false",
        "true false true",
        "true true false",
        "true true true"
      },
      deep = false,
      reason = ROUNDS)
  public static String roundsThatAreSeen() throws Exception {
    LockLooks looks = new LockLooks();
    stop = false;
    Thread other = start(() -> until(() -> looks.underLock(() -> stop)));
    boolean first = looks.lock.isLocked();
    boolean second = looks.lock.isLocked();
    boolean third = looks.lock.isLocked();
    stop = true;
    other.join();
    return first + " " + second + " " + third;
  }

  /** What cannot be had is in the hands of a loop that waits for something else. */
  @Expect(
      outcomes = {"false false", "false true", "true false", "true true"},
      deep = false,
      reason = ROUNDS)
  public static String roundsInTheWay() throws Exception {
    LockLooks looks = new LockLooks();
    stop = false;
    Thread other = start(() -> until(() -> looks.underLock(() -> stop)));
    boolean first = looks.canBeHad();
    boolean second = looks.canBeHad();
    stop = true;
    other.join();
    return first + " " + second;
  }

  private Thread waiter() {
    return start(
        () -> {
          lock.lock();
          try {
            condition.await();
          } finally {
            lock.unlock();
          }
        });
  }

  private String signalWhen(BooleanSupplier question, int waiters) throws Exception {
    Thread[] waiting = new Thread[waiters];
    for (int i = 0; i < waiters; i++) {
      waiting[i] = waiter();
    }
    until(() -> underLock(() -> signalIf(question)));
    for (Thread thread : waiting) {
      thread.join();
    }
    return "woken";
  }

  private boolean signalIf(BooleanSupplier question) {
    boolean yes = question.getAsBoolean();
    if (yes) {
      condition.signalAll();
    }
    return yes;
  }

  @Expect(outcomes = "woken", deep = false, reason = ROUNDS)
  public static String untilSomebodyWaits() throws Exception {
    LockLooks looks = new LockLooks();
    return looks.signalWhen(() -> looks.lock.hasWaiters(looks.condition), 1);
  }

  @Expect(outcomes = "woken", deep = false, reason = ROUNDS)
  public static String untilTwoWait() throws Exception {
    LockLooks looks = new LockLooks();
    return looks.signalWhen(() -> looks.lock.getWaitQueueLength(looks.condition) == 2, 2);
  }

  @Expect(failures = "livelock", deep = false, reason = ROUNDS)
  public static String nobodyEverWaits() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other = start(() -> looks.underLock(() -> true));
    until(() -> looks.underLock(() -> looks.lock.hasWaiters(looks.condition)));
    other.join();
    return "never";
  }

  /** The limit of a wait passes. */
  @Expect(outcomes = "gone", deep = false, reason = ROUNDS)
  public static String untilNobodyWaits() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other =
        start(
            () -> {
              looks.lock.lock();
              try {
                looks.condition.await(1, TimeUnit.MILLISECONDS);
              } finally {
                looks.lock.unlock();
              }
            });
    until(() -> looks.underLock(() -> !looks.lock.hasWaiters(looks.condition)));
    other.join();
    return "gone";
  }

  @Expect(outcomes = "gone", deep = false, reason = ROUNDS)
  public static String untilWhoWasInterruptedIsGone() throws Exception {
    LockLooks looks = new LockLooks();
    Thread other =
        start(
            () -> {
              looks.lock.lock();
              try {
                looks.condition.await();
              } catch (InterruptedException e) {
                Thread.yield();
              } finally {
                looks.lock.unlock();
              }
            });
    Thread third = start(other::interrupt);
    until(() -> looks.underLock(() -> !looks.lock.hasWaiters(looks.condition)));
    other.join();
    third.join();
    return "gone";
  }

  /** Who waits in a loop is there, gone and there again. */
  @Expect(
      outcomes = {
        "false false false",
        "false false true",
        "false true false",
        "false true true",
        "true false false",
        "true false true",
        "true true false",
        "true true true"
      },
      deep = false,
      reason = ROUNDS)
  public static String waitsThatAreSeen() throws Exception {
    LockLooks looks = new LockLooks();
    stop = false;
    Thread other =
        start(
            () -> {
              looks.lock.lock();
              try {
                while (!stop) {
                  looks.condition.await(1, TimeUnit.MILLISECONDS);
                }
              } finally {
                looks.lock.unlock();
              }
            });
    boolean first = looks.underLock(() -> looks.lock.hasWaiters(looks.condition));
    boolean second = looks.underLock(() -> looks.lock.hasWaiters(looks.condition));
    boolean third = looks.underLock(() -> looks.lock.hasWaiters(looks.condition));
    stop = true;
    other.join();
    return first + " " + second + " " + third;
  }

  /** A thread that waits for a monitor is seen to be blocked, which shows that it is taken. */
  @Expect(outcomes = "BLOCKED", deep = false, reason = ROUNDS)
  public static String untilASignalCanBeGiven() throws Exception {
    Object monitor = new Object();
    boolean[] in = new boolean[1];
    Thread other =
        start(
            () -> {
              synchronized (monitor) {
                in[0] = true;
                monitor.wait();
              }
            });
    Thread.State state = null;
    while (state == null) {
      synchronized (monitor) {
        if (in[0]) {
          monitor.notify();
          state = other.getState();
        }
      }
      Thread.yield();
    }
    other.join();
    return state.toString();
  }
}
