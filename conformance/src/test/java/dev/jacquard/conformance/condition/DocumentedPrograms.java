package dev.jacquard.conformance.condition;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.Run;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** What the documentation says of each method of the conditions of all sorts of locks. */
public final class DocumentedPrograms {
  private static final String MANY_STEPS = "conditions of the JDK's own code are many steps";

  private DocumentedPrograms() {}

  private static String withoutLock(Condition condition) {
    return new Notes()
        .note(() -> condition.await())
        .note(() -> condition.await(1, TimeUnit.SECONDS))
        .note(() -> condition.awaitNanos(1))
        .note(() -> condition.awaitUninterruptibly())
        .note(() -> condition.awaitUntil(new Date(0)))
        .note(() -> condition.signal())
        .note(() -> condition.signalAll())
        .toString();
  }

  private static final String WITHOUT_LOCK =
      "IllegalMonitorStateException IllegalMonitorStateException IllegalMonitorStateException"
          + " IllegalMonitorStateException IllegalMonitorStateException"
          + " IllegalMonitorStateException IllegalMonitorStateException";

  @Expect(outcomes = WITHOUT_LOCK, executions = 1)
  public static String nothingWithoutTheLock() {
    return withoutLock(new ReentrantLock().newCondition());
  }

  @Expect(outcomes = WITHOUT_LOCK, executions = 1)
  public static String nothingWithoutAFairLock() {
    return withoutLock(new ReentrantLock(true).newCondition());
  }

  @Expect(outcomes = WITHOUT_LOCK, executions = 1)
  public static String nothingWithoutTheWriteLock() {
    return withoutLock(new ReentrantReadWriteLock().writeLock().newCondition());
  }

  /** With the lock twice in hand; no wait takes any time, and all end with the lock. */
  private static String noTime(Lock lock, Notes.Question holds) {
    lock.lock();
    lock.lock();
    Condition condition = lock.newCondition();
    return new Notes()
        .note(() -> condition.await(0, TimeUnit.SECONDS))
        .note(() -> condition.await(-1, TimeUnit.SECONDS))
        .note(() -> condition.awaitNanos(0) <= 0)
        .note(() -> condition.awaitNanos(Long.MIN_VALUE) <= 0)
        .note(() -> condition.awaitUntil(new Date(0)))
        .note(() -> condition.awaitUntil(null))
        .note(() -> condition.await(1, null))
        .note(() -> condition.signal())
        .note(() -> condition.signalAll())
        .note(holds)
        .toString();
  }

  private static final String NO_TIME =
      "false false true true false NullPointerException NullPointerException done done 2";

  @Expect(outcomes = NO_TIME)
  public static String noTimeToWait() {
    ReentrantLock lock = new ReentrantLock();
    return noTime(lock, lock::getHoldCount);
  }

  @Expect(outcomes = NO_TIME)
  public static String noTimeToWaitWithAFairLock() {
    ReentrantLock lock = new ReentrantLock(true);
    return noTime(lock, lock::getHoldCount);
  }

  @Expect(outcomes = NO_TIME)
  public static String noTimeToWaitWithAWriteLock() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return noTime(lock.writeLock(), lock::getWriteHoldCount);
  }

  private static String interrupted(Lock lock, Notes.Question holds) {
    lock.lock();
    Condition condition = lock.newCondition();
    return new Notes()
        .interrupted(() -> condition.await())
        .interrupted(() -> condition.await(1, TimeUnit.SECONDS))
        .interrupted(() -> condition.await(0, TimeUnit.SECONDS))
        .interrupted(() -> condition.awaitNanos(1))
        .interrupted(() -> condition.awaitUntil(new Date(0)))
        .note(holds)
        .toString();
  }

  private static final String INTERRUPTED =
      "InterruptedException false InterruptedException false InterruptedException false"
          + " InterruptedException false InterruptedException false 1";

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBefore() {
    ReentrantLock lock = new ReentrantLock();
    return interrupted(lock, lock::getHoldCount);
  }

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBeforeWithAFairLock() {
    ReentrantLock lock = new ReentrantLock(true);
    return interrupted(lock, lock::getHoldCount);
  }

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBeforeWithAWriteLock() {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return interrupted(lock.writeLock(), lock::getWriteHoldCount);
  }

  /** Who is interrupted has the lock back when he learns of it. */
  private static String whileWaiting(ReentrantLock lock) throws Exception {
    Condition condition = lock.newCondition();
    Notes notes = new Notes();
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              notes
                  .note(() -> condition.await())
                  .note(() -> lock.getHoldCount())
                  .note(() -> Thread.currentThread().isInterrupted());
              lock.unlock();
            });
    waiter.start();
    waiter.interrupt();
    waiter.join();
    return notes.toString();
  }

  @Expect(outcomes = "InterruptedException 1 false", deep = false, reason = MANY_STEPS)
  public static String interruptedWhileWaiting() throws Exception {
    return whileWaiting(new ReentrantLock());
  }

  @Expect(outcomes = "InterruptedException 1 false", deep = false, reason = MANY_STEPS)
  public static String interruptedWhileWaitingWithAFairLock() throws Exception {
    return whileWaiting(new ReentrantLock(true));
  }

  /** A wait that can't be interrupted ends with a signal, and keeps the status. */
  @Expect(outcomes = "true", deep = false, reason = MANY_STEPS)
  public static String uninterruptibly() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    boolean[] go = new boolean[1];
    Notes notes = new Notes();
    Thread waiter =
        new Thread(
            () -> {
              lock.lock();
              while (!go[0]) {
                condition.awaitUninterruptibly();
              }
              notes.note(() -> Thread.currentThread().isInterrupted());
              lock.unlock();
            });
    waiter.start();
    waiter.interrupt();
    lock.lock();
    go[0] = true;
    condition.signal();
    lock.unlock();
    waiter.join();
    return notes.toString();
  }

  /** All holds are given back during the wait, and are there again after it. */
  @Expect(outcomes = "2", deep = false, reason = MANY_STEPS)
  public static String allHoldsAreGivenBack() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    boolean[] go = new boolean[1];
    int[] holds = new int[1];
    Run.both(
        Run.unchecked(
            () -> {
              lock.lock();
              lock.lock();
              while (!go[0]) {
                condition.await();
              }
              holds[0] = lock.getHoldCount();
              lock.unlock();
              lock.unlock();
            }),
        () -> {
          lock.lock();
          go[0] = true;
          condition.signalAll();
          lock.unlock();
        });
    return "" + holds[0];
  }

  /** A signal to nobody is lost. */
  @Expect(outcomes = "false", executions = 1)
  public static String signalBeforeTheWait() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    lock.lock();
    condition.signalAll();
    return "" + condition.await(1, TimeUnit.MILLISECONDS);
  }

  /** One of two waiters is signalled, and if he is interrupted instead the other one is. */
  @Expect(
      outcomes = {
        "InterruptedException false / done false",
        "done true / late false",
        "done false / late false",
        "late true / done false",
        "late true / late false",
        "late false / late false",
        "InterruptedException false / late false",
        "late false / done false"
      },
      deep = false,
      reason = MANY_STEPS)
  public static String signalIsNotLostToAnInterrupt() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    String[] ends = new String[2];
    Thread[] waiters = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      waiters[i] = new Thread(() -> ends[me] = timedWait(lock, condition));
      waiters[i].start();
    }
    lock.lock();
    condition.signal();
    lock.unlock();
    waiters[0].interrupt();
    waiters[0].join();
    waiters[1].join();
    return ends[0] + " / " + ends[1];
  }

  private static String timedWait(ReentrantLock lock, Condition condition) {
    lock.lock();
    try {
      return new Notes()
          .note(() -> condition.await(1, TimeUnit.SECONDS) ? "done" : "late")
          .note(() -> Thread.currentThread().isInterrupted())
          .toString();
    } finally {
      lock.unlock();
    }
  }
}
