package dev.jacquard.conformance.reentrantlock;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** What the documentation says of each method, of fair locks and of others. */
public final class DocumentedPrograms {
  private static final String BY_ITSELF = "it runs deep by itself";

  private DocumentedPrograms() {}

  private static String holds(ReentrantLock lock) {
    return new Notes()
        .note(() -> lock.unlock())
        .note(() -> lock.isLocked())
        .note(() -> lock.tryLock())
        .note(() -> lock.tryLock(0, TimeUnit.SECONDS))
        .note(() -> lock.tryLock(-1, TimeUnit.SECONDS))
        .note(() -> lock.lockInterruptibly())
        .note(() -> lock.getHoldCount())
        .note(() -> lock.isHeldByCurrentThread())
        .note(() -> lock.tryLock(1, null))
        .note(() -> lock.unlock())
        .note(() -> lock.unlock())
        .note(() -> lock.unlock())
        .note(() -> lock.getHoldCount())
        .note(() -> lock.unlock())
        .note(() -> lock.isLocked())
        .note(() -> lock.isHeldByCurrentThread())
        .note(() -> lock.unlock())
        .note(() -> lock.isFair())
        .toString();
  }

  private static final String HOLDS =
      "IllegalMonitorStateException false true true true done 4 true NullPointerException"
          + " done done done 1 done false false IllegalMonitorStateException ";

  @Expect(outcomes = HOLDS + "false", executions = 1)
  public static String holdsAreCounted() {
    return holds(new ReentrantLock());
  }

  @Expect(outcomes = HOLDS + "true", executions = 1)
  public static String holdsOfAFairLockAreCounted() {
    return holds(new ReentrantLock(true));
  }

  private static String interrupted(ReentrantLock lock) {
    return new Notes()
        .interrupted(() -> lock.lockInterruptibly())
        .interrupted(() -> lock.tryLock(1, TimeUnit.SECONDS))
        .interrupted(() -> lock.tryLock(0, TimeUnit.SECONDS))
        .note(() -> lock.getHoldCount())
        .interrupted(() -> lock.tryLock())
        .interrupted(() -> lock.lock())
        .interrupted(() -> lock.lockInterruptibly())
        .interrupted(() -> lock.tryLock(1, TimeUnit.SECONDS))
        .note(() -> lock.getHoldCount())
        .toString();
  }

  private static final String INTERRUPTED =
      "InterruptedException false InterruptedException false InterruptedException false 0"
          + " true true done true InterruptedException false InterruptedException false 2";

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBefore() {
    return interrupted(new ReentrantLock());
  }

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBeforeAFairLock() {
    return interrupted(new ReentrantLock(true));
  }

  private static String waiterIsInterrupted(ReentrantLock lock) throws Exception {
    lock.lock();
    return QueueContract.whileInterrupted(
            () -> {
              lock.lockInterruptibly();
              return "locked";
            })
        + " "
        + lock.getHoldCount();
  }

  @Expect(outcomes = "InterruptedException false 1")
  public static String whoWaitsIsInterrupted() throws Exception {
    return waiterIsInterrupted(new ReentrantLock());
  }

  @Expect(outcomes = "InterruptedException false 1")
  public static String whoWaitsForAFairLockIsInterrupted() throws Exception {
    return waiterIsInterrupted(new ReentrantLock(true));
  }

  /** {@code lock} waits on, and the status is still there when it has the lock. */
  private static String interruptDoesNotHelp(ReentrantLock lock) throws Exception {
    Notes notes = new Notes();
    lock.lock();
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              notes.note(() -> Thread.currentThread().isInterrupted());
              lock.unlock();
            });
    waiter.start();
    waiter.interrupt();
    lock.unlock();
    waiter.join();
    return notes.toString();
  }

  @Expect(outcomes = "true")
  public static String lockDoesNotMindInterrupts() throws Exception {
    return interruptDoesNotHelp(new ReentrantLock());
  }

  @Expect(outcomes = "true")
  public static String fairLockDoesNotMindInterrupts() throws Exception {
    return interruptDoesNotHelp(new ReentrantLock(true));
  }

  private static String queue(ReentrantLock lock) {
    return new Notes()
        .note(() -> lock.hasQueuedThreads())
        .note(() -> lock.getQueueLength())
        .note(() -> lock.hasQueuedThread(Thread.currentThread()))
        .note(() -> lock.hasQueuedThread(null))
        .toString();
  }

  @Expect(outcomes = "false 0 false NullPointerException", executions = 1)
  public static String nobodyIsQueued() {
    return queue(new ReentrantLock());
  }

  @Expect(outcomes = "false 0 false NullPointerException", executions = 1)
  public static String nobodyIsQueuedForAFairLock() {
    return queue(new ReentrantLock(true));
  }

  private static String queued(ReentrantLock lock) throws Exception {
    lock.lock();
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              lock.unlock();
            });
    waiter.start();
    while (!lock.hasQueuedThread(waiter)) {
      Thread.yield();
    }
    String seen =
        lock.hasQueuedThreads()
            + " "
            + lock.getQueueLength()
            + " "
            + lock.hasQueuedThread(Thread.currentThread());
    lock.unlock();
    waiter.join();
    return seen + " " + lock.hasQueuedThread(waiter);
  }

  @Expect(outcomes = "true 1 false false", deep = false, reason = BY_ITSELF)
  public static String waitingUntilSomebodyIsQueued() throws Exception {
    return queued(new ReentrantLock());
  }

  @Expect(outcomes = "true 1 false false", deep = false, reason = BY_ITSELF)
  public static String waitingUntilSomebodyIsQueuedForAFairLock() throws Exception {
    return queued(new ReentrantLock(true));
  }
}
