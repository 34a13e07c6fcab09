package dev.jacquard.conformance.loops;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.BooleanSupplier;

/** Loops that ask an object again and again until another thread has changed its answer. */
public final class Polling {
  private static final String MODELS = "it is the models that are asked";

  private Polling() {}

  /** Waits for an answer while another thread does something, and then lets it go on. */
  private static String until(BooleanSupplier question, Run.Body body, Run.Body then)
      throws Exception {
    Thread other = new Thread(Run.unchecked(body));
    other.start();
    while (!question.getAsBoolean()) {
      Thread.onSpinWait();
    }
    then.run();
    other.join();
    return "seen";
  }

  private static String until(BooleanSupplier question, Run.Body body) throws Exception {
    return until(question, body, () -> {});
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAPermitIsTaken() throws Exception {
    Semaphore permits = new Semaphore(1);
    return until(() -> permits.availablePermits() == 0, permits::acquire);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAPermitIsBack() throws Exception {
    Semaphore permits = new Semaphore(0);
    return until(() -> permits.availablePermits() == 1, permits::release);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAThreadWaitsForAPermit() throws Exception {
    Semaphore permits = new Semaphore(0);
    return until(permits::hasQueuedThreads, permits::acquire, permits::release);
  }

  @Expect(failures = "livelock", deep = false, reason = MODELS)
  public static String noPermitComes() throws Exception {
    Semaphore permits = new Semaphore(0);
    return until(() -> permits.availablePermits() == 1, () -> permits.tryAcquire());
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilALatchIsOpen() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    return until(() -> latch.getCount() == 0, latch::countDown);
  }

  @Expect(failures = "livelock", deep = false, reason = MODELS)
  public static String aLatchStaysClosed() throws Exception {
    CountDownLatch latch = new CountDownLatch(2);
    return until(() -> latch.getCount() == 0, latch::countDown);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAQueueHasAnElement() throws Exception {
    ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    return until(() -> !queue.isEmpty(), () -> queue.put("a"));
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAQueueIsEmpty() throws Exception {
    LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
    queue.add("a");
    return until(() -> queue.size() == 0, queue::take);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAQueueContains() throws Exception {
    ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
    return until(() -> queue.contains("a"), () -> queue.add("a"));
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAHeadIsThere() throws Exception {
    LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
    return until(() -> queue.peek() != null, () -> queue.put("a"));
  }

  @Expect(failures = "livelock", deep = false, reason = MODELS)
  public static String aQueueStaysEmpty() throws Exception {
    ArrayBlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    return until(() -> queue.remainingCapacity() == 0, () -> queue.poll());
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAMapHasAKey() throws Exception {
    ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
    return until(() -> map.containsKey("a"), () -> map.put("a", "b"));
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAMapIsEmpty() throws Exception {
    ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
    map.put("a", "b");
    return until(() -> map.size() == 0, () -> map.remove("a"));
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAThreadWaits() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Thread waiting = new Thread(Run.unchecked(latch::await));
    return until(
        () -> waiting.getState() == Thread.State.WAITING, waiting::start, latch::countDown);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAThreadIsAlive() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Thread living = new Thread(Run.unchecked(latch::await));
    return until(living::isAlive, living::start, latch::countDown);
  }

  /** The one who looks runs after the one who starts, or before. */
  @Expect(
      outcomes = {"false", "true"},
      deep = false,
      reason = MODELS)
  public static String whetherAThreadIsAlive() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Thread living = new Thread(Run.unchecked(latch::await));
    boolean[] alive = new boolean[1];
    Thread looking = new Thread(() -> alive[0] = living.isAlive());
    looking.start();
    living.start();
    looking.join();
    latch.countDown();
    living.join();
    return "" + alive[0];
  }

  @Expect(failures = "livelock", deep = false, reason = MODELS)
  public static String aThreadIsNeverAlive() throws Exception {
    Thread never = new Thread(() -> {});
    return until(never::isAlive, () -> {});
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAThreadHasEnded() throws Exception {
    Thread ending = new Thread(() -> {});
    ending.start();
    return until(() -> !ending.isAlive(), () -> {});
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAThreadIsInterrupted() throws Exception {
    Thread me = Thread.currentThread();
    return until(Thread::interrupted, me::interrupt);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAThreadIsParked() throws Exception {
    Thread parking = new Thread(LockSupport::park);
    return until(
        () -> parking.getState() == Thread.State.WAITING,
        parking::start,
        () -> LockSupport.unpark(parking));
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilABarrierIsWaitedAt() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    return until(() -> barrier.getNumberWaiting() == 1, barrier::await, barrier::await);
  }

  @Expect(failures = "livelock", deep = false, reason = MODELS)
  public static String aBarrierIsNeverBroken() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    return until(barrier::isBroken, barrier::reset);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAPartyHasArrived() throws Exception {
    Phaser phaser = new Phaser(2);
    return until(() -> phaser.getArrivedParties() == 1, phaser::arrive);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilThePhaseIsOver() throws Exception {
    Phaser phaser = new Phaser(1);
    return until(() -> phaser.getPhase() == 1, phaser::arrive);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilATaskIsDone() throws Exception {
    FutureTask<String> task = new FutureTask<>(() -> "a");
    return until(task::isDone, task::run);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilATaskIsCancelled() throws Exception {
    FutureTask<String> task = new FutureTask<>(() -> "a");
    return until(task::isCancelled, () -> task.cancel(false));
  }

  @Expect(failures = "livelock", deep = false, reason = MODELS)
  public static String aTaskIsNeverDone() throws Exception {
    FutureTask<String> task = new FutureTask<>(() -> "a");
    return until(task::isCancelled, task::run);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAFutureIsComplete() throws Exception {
    CompletableFuture<String> future = new CompletableFuture<>();
    return until(future::isDone, () -> future.complete("a"));
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAThreadWaitsForAFuture() throws Exception {
    CompletableFuture<String> future = new CompletableFuture<>();
    return until(
        () -> future.getNumberOfDependents() == 1, future::join, () -> future.complete("a"));
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilALockIsWritten() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return until(lock::isWriteLocked, () -> lock.writeLock().lock());
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilALockIsRead() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return until(() -> lock.getReadLockCount() == 1, () -> lock.readLock().lock());
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilALockIsNotWritten() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    return until(
        () -> !lock.isWriteLocked(),
        () -> {
          lock.writeLock().lock();
          lock.writeLock().unlock();
        });
  }

  @Expect(failures = "livelock", deep = false, reason = MODELS)
  public static String aLockStaysWritten() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    lock.writeLock().lock();
    return until(() -> !lock.isWriteLocked(), () -> lock.readLock().tryLock());
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAStampedLockIsWritten() throws Exception {
    StampedLock lock = new StampedLock();
    return until(lock::isWriteLocked, lock::writeLock);
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAStampIsOutOfDate() throws Exception {
    StampedLock lock = new StampedLock();
    long stamp = lock.tryOptimisticRead();
    return until(() -> !lock.validate(stamp), () -> lock.unlockWrite(lock.writeLock()));
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAPoolHasEnded() throws Exception {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
    pool.execute(() -> {});
    pool.shutdown();
    while (!pool.isTerminated()) {
      Thread.onSpinWait();
    }
    return "seen";
  }

  @Expect(outcomes = "seen", deep = false, reason = MODELS)
  public static String untilAForkJoinPoolHasEnded() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.execute(() -> {});
    pool.shutdown();
    while (!pool.isTerminated()) {
      Thread.onSpinWait();
    }
    return "seen";
  }
}
