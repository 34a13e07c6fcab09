package dev.jacquard.conformance.semaphore;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;
import dev.jacquard.conformance.QueueContract;
import dev.jacquard.conformance.Run;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** What the documentation says of each method, of fair semaphores and of others. */
public final class DocumentedPrograms {
  private static final String QUEUE = "the queue of the JDK's own code is many steps";
  private static final String BY_ITSELF = "it runs deep by itself";

  private DocumentedPrograms() {}

  private static String permits(Semaphore semaphore) {
    return new Notes()
        .note(() -> semaphore.tryAcquire(2))
        .note(() -> semaphore.tryAcquire(2))
        .note(() -> semaphore.tryAcquire())
        .note(() -> semaphore.tryAcquire())
        .note(() -> semaphore.tryAcquire(0))
        .note(() -> semaphore.tryAcquire(0, TimeUnit.SECONDS))
        .note(() -> semaphore.tryAcquire(-1, TimeUnit.SECONDS))
        .note(() -> semaphore.tryAcquire(3, 0, TimeUnit.SECONDS))
        .note(() -> semaphore.acquire(0))
        .note(() -> semaphore.release(0))
        .note(() -> semaphore.release(4))
        .note(() -> semaphore.tryAcquire(3, -1, TimeUnit.SECONDS))
        .note(() -> semaphore.acquireUninterruptibly(1))
        .note(() -> semaphore.availablePermits())
        .note(() -> semaphore.release())
        .note(() -> semaphore.drainPermits())
        .note(() -> semaphore.drainPermits())
        .note(() -> semaphore.isFair())
        .toString();
  }

  private static final String PERMITS =
      "true false true false true false false false done done done true done 0 done 1 0 ";

  @Expect(outcomes = PERMITS + "false", executions = 1)
  public static String permitsAreCounted() {
    return permits(new Semaphore(3));
  }

  @Expect(outcomes = PERMITS + "true", executions = 1)
  public static String permitsOfAFairOneAreCounted() {
    return permits(new Semaphore(3, true));
  }

  private static String refusals(Semaphore semaphore) {
    return new Notes()
        .note(() -> semaphore.acquire(-1))
        .note(() -> semaphore.acquireUninterruptibly(-1))
        .note(() -> semaphore.tryAcquire(-1))
        .note(() -> semaphore.tryAcquire(-1, 1, TimeUnit.SECONDS))
        .note(() -> semaphore.release(-1))
        .note(() -> semaphore.tryAcquire(1, null))
        .note(() -> semaphore.availablePermits())
        .toString();
  }

  private static final String REFUSALS =
      "IllegalArgumentException IllegalArgumentException IllegalArgumentException"
          + " IllegalArgumentException IllegalArgumentException NullPointerException 1";

  @Expect(outcomes = REFUSALS, executions = 1)
  public static String refusals() {
    return refusals(new Semaphore(1));
  }

  @Expect(outcomes = REFUSALS, executions = 1)
  public static String refusalsOfAFairOne() {
    return refusals(new Semaphore(1, true));
  }

  /** Fewer than none: they have to be released before one can be acquired. */
  @Expect(outcomes = "-2 false -1 0 false 1 true 0 -3 0", executions = 1)
  public static String fewerThanNone() {
    Semaphore semaphore = new Semaphore(-2);
    Notes notes =
        new Notes().note(() -> semaphore.availablePermits()).note(() -> semaphore.tryAcquire());
    semaphore.release();
    notes.note(() -> semaphore.availablePermits());
    semaphore.release();
    notes.note(() -> semaphore.availablePermits()).note(() -> semaphore.tryAcquire());
    semaphore.release();
    Semaphore other = new Semaphore(-3);
    return notes
        .note(() -> semaphore.availablePermits())
        .note(() -> semaphore.tryAcquire())
        .note(() -> semaphore.availablePermits())
        .note(() -> other.drainPermits())
        .note(() -> other.availablePermits())
        .toString();
  }

  private static String interrupted(Semaphore semaphore) {
    return new Notes()
        .interrupted(() -> semaphore.acquire())
        .interrupted(() -> semaphore.acquire(2))
        .interrupted(() -> semaphore.tryAcquire(1, TimeUnit.SECONDS))
        .interrupted(() -> semaphore.tryAcquire(1, 0, TimeUnit.SECONDS))
        .interrupted(() -> semaphore.tryAcquire())
        .interrupted(() -> semaphore.acquireUninterruptibly())
        .note(() -> semaphore.availablePermits())
        .toString();
  }

  private static final String INTERRUPTED =
      "InterruptedException false InterruptedException false InterruptedException false"
          + " InterruptedException false true true done true 1";

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBefore() {
    return interrupted(new Semaphore(3));
  }

  @Expect(outcomes = INTERRUPTED)
  public static String interruptedBeforeAFairOne() {
    return interrupted(new Semaphore(3, true));
  }

  private static String whileWaiting(Semaphore semaphore) throws Exception {
    return QueueContract.whileInterrupted(
            () -> {
              semaphore.acquire(2);
              return "acquired";
            })
        + " "
        + semaphore.availablePermits();
  }

  /** Who is interrupted takes none of the permits that there were. */
  @Expect(outcomes = "InterruptedException false 1")
  public static String whoWaitsIsInterrupted() throws Exception {
    return whileWaiting(new Semaphore(1));
  }

  @Expect(outcomes = "InterruptedException false 1")
  public static String whoWaitsForAFairOneIsInterrupted() throws Exception {
    return whileWaiting(new Semaphore(1, true));
  }

  private static String uninterruptibly(Semaphore semaphore) throws Exception {
    Notes notes = new Notes();
    Thread waiter =
        new Thread(
            () -> {
              semaphore.acquireUninterruptibly();
              notes.note(() -> Thread.currentThread().isInterrupted());
            });
    waiter.start();
    waiter.interrupt();
    semaphore.release();
    waiter.join();
    return notes.toString();
  }

  @Expect(outcomes = "true")
  public static String interruptsDoNotHelp() throws Exception {
    return uninterruptibly(new Semaphore(0));
  }

  @Expect(outcomes = "true")
  public static String interruptsDoNotHelpWithAFairOne() throws Exception {
    return uninterruptibly(new Semaphore(0, true));
  }

  private static String queued(Semaphore semaphore) throws Exception {
    String before = semaphore.hasQueuedThreads() + " " + semaphore.getQueueLength();
    Thread waiter = new Thread(semaphore::acquireUninterruptibly);
    waiter.start();
    while (!semaphore.hasQueuedThreads()) {
      Thread.yield();
    }
    int length = semaphore.getQueueLength();
    semaphore.release();
    waiter.join();
    return before + " " + length + " " + semaphore.getQueueLength();
  }

  @Expect(outcomes = "false 0 1 0", deep = false, reason = BY_ITSELF)
  public static String waitingUntilSomebodyIsQueued() throws Exception {
    return queued(new Semaphore(0));
  }

  @Expect(outcomes = "false 0 1 0", deep = false, reason = BY_ITSELF)
  public static String waitingUntilSomebodyIsQueuedForAFairOne() throws Exception {
    return queued(new Semaphore(0, true));
  }

  /** The first in the queue wants more than there is: who is behind him waits as well. */
  @Expect(
      outcomes = {"true", "false"},
      limits = "long",
      deep = false,
      reason = QUEUE)
  public static String whoWantsMoreKeepsOthersWaiting() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    boolean[] got = new boolean[1];
    Run.all(
        Run.unchecked(() -> got[0] = semaphore.tryAcquire(2, 10, TimeUnit.SECONDS)),
        () -> {
          semaphore.acquireUninterruptibly();
          semaphore.release(2);
        },
        semaphore::release);
    return "" + got[0];
  }

  @Expect(outcomes = "done", failures = "deadlock", deep = false, reason = QUEUE)
  public static String whoWantsMoreKeepsOthersWaitingForEver() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    Run.all(
        () -> semaphore.acquireUninterruptibly(2),
        () -> {
          semaphore.acquireUninterruptibly();
          semaphore.release(2);
        },
        semaphore::release);
    return "done";
  }

  /** A newcomer takes what the first in the queue can't use. */
  @Expect(outcomes = "done")
  public static String newcomerMayPass() throws Exception {
    Semaphore semaphore = new Semaphore(1);
    Run.both(
        () -> semaphore.acquireUninterruptibly(2),
        () -> {
          semaphore.acquireUninterruptibly();
          semaphore.release(2);
        });
    return "done";
  }

  /** In a fair one he does not. */
  @Expect(outcomes = "done", failures = "deadlock")
  public static String newcomerMayNotPassInAFairOne() throws Exception {
    Semaphore semaphore = new Semaphore(1, true);
    Run.both(
        () -> semaphore.acquireUninterruptibly(2),
        () -> {
          semaphore.acquireUninterruptibly();
          semaphore.release(2);
        });
    return "done";
  }
}
