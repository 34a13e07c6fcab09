package dev.jacquard.conformance.honesty.assumptions;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.function.LongSupplier;

/** For each assumption a program that makes it, and one like it that does not. */
public final class Assumptions {
  private Assumptions() {}

  // ---- weak accesses ---------------------------------------------------------------------------

  @Expect(assumed = "WEAK_ACCESS")
  public static String aWeakAccess() {
    return "" + new AtomicInteger().getAcquire();
  }

  @Expect(assumed = {})
  public static String aVolatileAccess() {
    return "" + new AtomicInteger().get();
  }

  // ---- time limits -----------------------------------------------------------------------------

  @Expect(limits = "long", assumed = "LAST_LIMIT")
  public static String aLongLimit() throws InterruptedException {
    return "" + new CountDownLatch(1).await(1, TimeUnit.SECONDS);
  }

  @Expect(
      limits = "long",
      assumed = {})
  public static String aShortLimit() throws InterruptedException {
    return "" + new CountDownLatch(1).await(1, TimeUnit.MILLISECONDS);
  }

  // ---- clock readings --------------------------------------------------------------------------

  @Expect(assumed = "CLOCK")
  public static String aDecision() {
    long begin = System.nanoTime();
    return System.nanoTime() - begin > 1_000_000 ? "slow" : "fast";
  }

  @Expect(assumed = {})
  public static String aMeasurement() {
    long begin = System.nanoTime();
    System.out.println(System.nanoTime() - begin);
    return "done";
  }

  @Expect(assumed = "CLOCK")
  public static String aTimeStampForAnotherThread() throws InterruptedException {
    AtomicLong stamp = new AtomicLong();
    Run.both(() -> stamp.set(System.currentTimeMillis()), () -> stamp.get());
    return "done";
  }

  @Expect(time = "explore", assumed = "LEAP")
  public static String aDecisionThatIsExplored() {
    long begin = System.nanoTime();
    return System.nanoTime() - begin > 1_000_000 ? "slow" : "fast";
  }

  @Expect(assumed = "CLOCK")
  public static String aReference() {
    LongSupplier clock = System::nanoTime;
    return clock.getAsLong() > 0 ? "done" : "never";
  }

  // ---- spurious wake-ups -----------------------------------------------------------------------

  private static final class Gate {
    private boolean open;

    synchronized void open() {
      open = true;
      notifyAll();
    }

    synchronized void pass() throws InterruptedException {
      while (!open) {
        wait();
      }
    }

    synchronized void passOnce() throws InterruptedException {
      if (!open) {
        wait();
      }
    }
  }

  @Expect(assumed = "WAKE_UP")
  public static String aWaitWithoutALoop() throws InterruptedException {
    Gate gate = new Gate();
    Run.both(Run.unchecked(gate::passOnce), gate::open);
    return "done";
  }

  @Expect(assumed = {})
  public static String aWaitInALoop() throws InterruptedException {
    Gate gate = new Gate();
    Run.both(Run.unchecked(gate::pass), gate::open);
    return "done";
  }

  @Expect(
      spurious = true,
      assumed = {})
  public static String aWaitThatIsExplored() throws InterruptedException {
    Gate gate = new Gate();
    Run.both(Run.unchecked(gate::passOnce), gate::open);
    return "done";
  }

  @Expect(spurious = true, limits = "long", failures = "deadlock", assumed = "SECOND_WAKE_UP")
  public static String aWaitThatIsRepeated() throws InterruptedException {
    Object monitor = new Object();
    synchronized (monitor) {
      for (int i = 0; i < 2; i++) {
        monitor.wait();
      }
    }
    return "done";
  }

  /** A lock whose condition the JDK's own code implements. */
  private static final class Mutex extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean tryAcquire(int level) {
      if (!compareAndSetState(0, 1)) {
        return false;
      }
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }

    @Override
    protected boolean tryRelease(int level) {
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return getExclusiveOwnerThread() == Thread.currentThread();
    }

    Condition condition() {
      return new ConditionObject();
    }
  }

  @Expect(spurious = true, assumed = "WAKE_UP")
  public static String aConditionThatIsNotModelled() throws InterruptedException {
    Mutex mutex = new Mutex();
    Condition condition = mutex.condition();
    Run.both(
        Run.unchecked(
            () -> {
              mutex.acquire(1);
              condition.await(1, TimeUnit.MILLISECONDS);
              mutex.release(1);
            }),
        () -> {
          mutex.acquire(1);
          condition.signal();
          mutex.release(1);
        });
    return "done";
  }

  /** It waits wherever it is handed to. */
  private static final class Room {
    synchronized void enter(Run.Body body) throws Exception {
      body.run();
    }
  }

  @Expect(failures = "deadlock", assumed = "WAKE_UP")
  public static String aReferenceToAWait() throws Exception {
    Room room = new Room();
    room.enter(room::wait);
    return "done";
  }

  // ---- weak compare-and-set --------------------------------------------------------------------

  @Expect(assumed = "FAILURE")
  public static String anAttempt() {
    return "" + new AtomicInteger().weakCompareAndSetVolatile(0, 1);
  }

  @Expect(assumed = {})
  public static String anAttemptThatIsRepeated() {
    AtomicInteger count = new AtomicInteger();
    while (!count.weakCompareAndSetVolatile(0, 1)) {
      continue;
    }
    return count.toString();
  }
}
