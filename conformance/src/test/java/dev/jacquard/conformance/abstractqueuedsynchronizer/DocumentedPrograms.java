package dev.jacquard.conformance.abstractqueuedsynchronizer;

import dev.jacquard.conformance.Copies;
import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import dev.jacquard.conformance.Run;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** What the documentation says of each method, for a subclass that has all of its parts. */
public final class DocumentedPrograms {
  private static final String MANY_STEPS = "conditions of the JDK's own code are many steps";

  private DocumentedPrograms() {}

  /** Nothing of its own. */
  private static final class Bare extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1;

    boolean asksWhetherItIsHeld() {
      return isHeldExclusively();
    }

    int state() {
      return getState();
    }

    boolean change(int expected, int update) {
      return compareAndSetState(expected, update);
    }
  }

  /** One permit: exclusively with an owner, or shared without. */
  private static final class Permit extends AbstractQueuedSynchronizer {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean tryAcquire(int amount) {
      boolean taken = compareAndSetState(0, amount);
      if (taken) {
        setExclusiveOwnerThread(Thread.currentThread());
      }
      return taken;
    }

    @Override
    protected boolean tryRelease(int amount) {
      if (!isHeldExclusively()) {
        throw new IllegalMonitorStateException();
      }
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }

    @Override
    protected int tryAcquireShared(int amount) {
      return compareAndSetState(0, amount) ? 0 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int amount) {
      setState(0);
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return getExclusiveOwnerThread() == Thread.currentThread();
    }

    ConditionObject condition() {
      return new ConditionObject();
    }
  }

  private static String text(Object synchronizer) {
    String text = synchronizer.toString();
    return text.substring(text.indexOf('['));
  }

  @Expect(
      outcomes =
          "UnsupportedOperationException UnsupportedOperationException"
              + " UnsupportedOperationException UnsupportedOperationException"
              + " UnsupportedOperationException UnsupportedOperationException true false 5"
              + " [State = 5, empty queue] 5")
  public static String nothingIsSupportedAtFirst() throws Exception {
    Bare bare = new Bare();
    return new Notes()
        .note(() -> bare.acquire(1))
        .note(() -> bare.release(1))
        .note(() -> bare.acquireShared(1))
        .note(() -> bare.releaseShared(1))
        .note(() -> bare.tryAcquireNanos(1, 0))
        .note(() -> bare.asksWhetherItIsHeld())
        .note(() -> bare.change(0, 5))
        .note(() -> bare.change(0, 6))
        .note(() -> bare.state())
        .note(() -> text(bare))
        .note(() -> Copies.of(bare).state())
        .toString();
  }

  @Expect(
      outcomes =
          "false false null false 0 [] [] [] false NullPointerException"
              + " [State = 0, empty queue]")
  public static String nobodyIsQueued() {
    Permit permit = new Permit();
    return new Notes()
        .note(() -> permit.hasQueuedThreads())
        .note(() -> permit.hasContended())
        .note(() -> permit.getFirstQueuedThread())
        .note(() -> permit.hasQueuedPredecessors())
        .note(() -> permit.getQueueLength())
        .note(() -> permit.getQueuedThreads())
        .note(() -> permit.getExclusiveQueuedThreads())
        .note(() -> permit.getSharedQueuedThreads())
        .note(() -> permit.isQueued(Thread.currentThread()))
        .note(() -> permit.isQueued(null))
        .note(() -> text(permit))
        .toString();
  }

  @Expect(outcomes = "true false false true true false false true")
  public static String noTimeToWait() {
    Permit permit = new Permit();
    return new Notes()
        .note(() -> permit.tryAcquireNanos(1, 0))
        .note(() -> permit.tryAcquireNanos(1, 0))
        .note(() -> permit.tryAcquireNanos(1, -1))
        .note(() -> permit.release(1))
        .note(() -> permit.tryAcquireSharedNanos(1, -1))
        .note(() -> permit.tryAcquireSharedNanos(1, 0))
        .note(() -> permit.tryAcquireSharedNanos(1, Long.MIN_VALUE))
        .note(() -> permit.releaseShared(1))
        .toString();
  }

  @Expect(
      outcomes =
          "InterruptedException false InterruptedException false InterruptedException false"
              + " InterruptedException false done true")
  public static String interruptedBefore() {
    Permit permit = new Permit();
    return new Notes()
        .interrupted(() -> permit.acquireInterruptibly(1))
        .interrupted(() -> permit.acquireSharedInterruptibly(1))
        .interrupted(() -> permit.tryAcquireNanos(1, 0))
        .interrupted(() -> permit.tryAcquireSharedNanos(1, 1))
        .interrupted(() -> permit.acquire(1))
        .toString();
  }

  @Expect(outcomes = "InterruptedException false 0")
  public static String whoWaitsIsInterrupted() throws Exception {
    Permit permit = new Permit();
    permit.acquire(1);
    return QueueContract.whileInterrupted(
            () -> {
              permit.acquireInterruptibly(1);
              return "acquired";
            })
        + " "
        + permit.getQueueLength();
  }

  @Expect(outcomes = "InterruptedException false 0")
  public static String whoWaitsToShareIsInterrupted() throws Exception {
    Permit permit = new Permit();
    permit.acquireShared(1);
    return QueueContract.whileInterrupted(
            () -> {
              permit.acquireSharedInterruptibly(1);
              return "acquired";
            })
        + " "
        + permit.getQueueLength();
  }

  private static String queue(Permit permit, Runnable wait) throws Exception {
    Thread waiter = new Thread(wait);
    permit.acquire(1);
    waiter.start();
    while (!permit.isQueued(waiter)) {
      Thread.yield();
    }
    Notes notes =
        new Notes()
            .note(() -> permit.hasQueuedThreads())
            .note(() -> permit.hasContended())
            .note(() -> permit.getFirstQueuedThread() == waiter)
            .note(() -> permit.hasQueuedPredecessors())
            .note(() -> permit.getQueueLength())
            .note(() -> permit.getQueuedThreads().contains(waiter))
            .note(() -> permit.getExclusiveQueuedThreads().size())
            .note(() -> permit.getSharedQueuedThreads().size())
            .note(() -> text(permit));
    permit.release(1);
    waiter.join();
    return notes.note(() -> permit.isQueued(waiter)).note(() -> permit.hasContended()).toString();
  }

  @Expect(outcomes = "true true true true 1 true 1 0 [State = 1, nonempty queue] false true")
  public static String somebodyIsQueued() throws Exception {
    Permit permit = new Permit();
    return queue(permit, () -> permit.acquire(1));
  }

  @Expect(outcomes = "true true true true 1 true 0 1 [State = 1, nonempty queue] false true")
  public static String somebodyIsQueuedToShare() throws Exception {
    Permit permit = new Permit();
    return queue(permit, () -> permit.acquireShared(1));
  }

  @Expect(
      outcomes =
          "true false IllegalMonitorStateException IllegalMonitorStateException"
              + " IllegalMonitorStateException IllegalMonitorStateException"
              + " IllegalArgumentException IllegalArgumentException NullPointerException"
              + " IllegalMonitorStateException")
  public static String conditionsWithoutThePermit() {
    Permit permit = new Permit();
    AbstractQueuedSynchronizer.ConditionObject own = permit.condition();
    AbstractQueuedSynchronizer.ConditionObject foreign = new Permit().condition();
    return new Notes()
        .note(() -> permit.owns(own))
        .note(() -> permit.owns(foreign))
        .note(() -> permit.hasWaiters(own))
        .note(() -> permit.getWaitQueueLength(own))
        .note(() -> permit.getWaitingThreads(own))
        .note(() -> own.signal())
        .note(() -> permit.hasWaiters(foreign))
        .note(() -> permit.getWaitQueueLength(foreign))
        .note(() -> permit.owns(null))
        .note(() -> own.awaitNanos(1))
        .toString();
  }

  @Expect(
      outcomes =
          "false 0 [] false true false done done InterruptedException false"
              + " InterruptedException false true")
  public static String conditionsWithThePermit() {
    Permit permit = new Permit();
    AbstractQueuedSynchronizer.ConditionObject own = permit.condition();
    permit.acquire(1);
    return new Notes()
        .note(() -> permit.hasWaiters(own))
        .note(() -> permit.getWaitQueueLength(own))
        .note(() -> permit.getWaitingThreads(own))
        .note(() -> own.await(0, TimeUnit.SECONDS))
        .note(() -> own.awaitNanos(-1) <= 0)
        .note(() -> own.awaitUntil(new Date(0)))
        .note(() -> own.signal())
        .note(() -> own.signalAll())
        .interrupted(() -> own.await())
        .interrupted(() -> own.await(1, TimeUnit.SECONDS))
        .note(() -> permit.isHeldExclusively())
        .toString();
  }

  @Expect(
      outcomes = {"true 1 true", "false 0 false"},
      deep = false,
      reason = MANY_STEPS)
  public static String whoWaitsIsSeen() throws Exception {
    Permit permit = new Permit();
    AbstractQueuedSynchronizer.ConditionObject condition = permit.condition();
    boolean[] go = new boolean[1];
    Thread waiter =
        new Thread(
            Run.unchecked(
                () -> {
                  permit.acquire(1);
                  while (!go[0]) {
                    condition.await();
                  }
                  permit.release(1);
                }));
    waiter.start();
    permit.acquire(1);
    String seen =
        permit.hasWaiters(condition)
            + " "
            + permit.getWaitQueueLength(condition)
            + " "
            + permit.getWaitingThreads(condition).contains(waiter);
    go[0] = true;
    condition.signal();
    permit.release(1);
    waiter.join();
    return seen;
  }
}
