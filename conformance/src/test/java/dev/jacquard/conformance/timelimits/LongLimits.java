package dev.jacquard.conformance.timelimits;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Limits of a second and more pass only when no thread can move otherwise. */
public final class LongLimits {
  private static final String MANY = "the JDK's own code has too many steps";

  private LongLimits() {}

  // ---- what comes in time ----------------------------------------------------------------------

  @Expect(outcomes = "true 2", limits = "long", deep = false, reason = MANY)
  public static String poolThatEnds() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger done = new AtomicInteger();
    pool.execute(done::incrementAndGet);
    pool.execute(done::incrementAndGet);
    pool.shutdown();
    return pool.awaitTermination(10, TimeUnit.SECONDS) + " " + done.get();
  }

  @Expect(
      outcomes = {"true 1", "true 2"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String lostUpdateBehindAPoolThatEnds() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger done = new AtomicInteger();
    pool.execute(() -> done.set(done.get() + 1));
    pool.execute(() -> done.set(done.get() + 1));
    pool.shutdown();
    return pool.awaitTermination(10, TimeUnit.SECONDS) + " " + done.get();
  }

  @Expect(outcomes = "7", limits = "long", deep = false, reason = MANY)
  public static String futureOfAPool() throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<Integer> answer = pool.submit(() -> 7);
    int got = answer.get(5, TimeUnit.SECONDS);
    pool.shutdown();
    return "" + got;
  }

  @Expect(outcomes = "7", limits = "long")
  public static String futureOfACachedPool() throws Exception {
    return "" + Executors.newCachedThreadPool().submit(() -> 7).get(5, TimeUnit.SECONDS);
  }

  @Expect(outcomes = "7", limits = "long")
  public static String completableFuture() throws Exception {
    return "" + CompletableFuture.supplyAsync(() -> 7).get(5, TimeUnit.SECONDS);
  }

  @Expect(outcomes = "7", limits = "long")
  public static String forkJoinTask() throws Exception {
    return "" + ForkJoinPool.commonPool().submit(() -> 7).get(5, TimeUnit.SECONDS);
  }

  @Expect(outcomes = "true", limits = "long")
  public static String forkJoinPoolThatEnds() throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1);
    pool.execute(() -> {});
    pool.shutdown();
    return "" + pool.awaitTermination(5, TimeUnit.SECONDS);
  }

  @Expect(outcomes = "true", executions = 1, limits = "long")
  public static String latch() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    return "" + latch.await(10, TimeUnit.SECONDS);
  }

  @Expect(outcomes = "1 1 1", limits = "long", deep = false, reason = MANY)
  public static String queues() throws Exception {
    BlockingQueue<Integer> linked = new LinkedBlockingQueue<>();
    BlockingQueue<Integer> sorted = new PriorityBlockingQueue<>();
    BlockingQueue<Integer> full = new ArrayBlockingQueue<>(1);
    full.add(0);
    new Thread(
            () -> {
              linked.add(1);
              sorted.add(1);
              full.remove();
            })
        .start();
    Integer one = linked.poll(10, TimeUnit.SECONDS);
    Integer other = sorted.poll(10, TimeUnit.SECONDS);
    return one + " " + other + " " + (full.offer(1, 10, TimeUnit.SECONDS) ? full.take() : 0);
  }

  @Expect(outcomes = "5", limits = "long")
  public static String handOver() throws Exception {
    SynchronousQueue<Integer> queue = new SynchronousQueue<>();
    new Thread(Run.unchecked(() -> queue.put(5))).start();
    return "" + queue.poll(10, TimeUnit.SECONDS);
  }

  @Expect(outcomes = "true true true", limits = "long", deep = false, reason = MANY)
  public static String locksAndPermits() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    ReentrantReadWriteLock shared = new ReentrantReadWriteLock(true);
    Semaphore permits = new Semaphore(0);
    new Thread(
            () -> {
              lock.lock();
              lock.unlock();
              shared.readLock().lock();
              shared.readLock().unlock();
              permits.release();
            })
        .start();
    return lock.tryLock(3, TimeUnit.SECONDS)
        + " "
        + shared.writeLock().tryLock(3, TimeUnit.SECONDS)
        + " "
        + (free(lock, shared) && permits.tryAcquire(3, TimeUnit.SECONDS));
  }

  private static boolean free(ReentrantLock lock, ReentrantReadWriteLock shared) {
    lock.unlock();
    shared.writeLock().unlock();
    return true;
  }

  @Expect(outcomes = "a b", limits = "long", deep = false, reason = MANY)
  public static String exchange() throws Exception {
    Exchanger<String> exchanger = new Exchanger<>();
    String[] got = new String[1];
    Thread other =
        new Thread(Run.unchecked(() -> got[0] = exchanger.exchange("b", 5, TimeUnit.SECONDS)));
    other.start();
    String mine = exchanger.exchange("a", 5, TimeUnit.SECONDS);
    other.join(5_000);
    return got[0] + " " + mine;
  }

  @Expect(outcomes = "1 1", limits = "long", deep = false, reason = MANY)
  public static String monitorAndCondition() throws Exception {
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    int[] set = new int[2];
    new Thread(
            () -> {
              synchronized (monitor) {
                set[0] = 1;
                monitor.notifyAll();
              }
              lock.lock();
              set[1] = 1;
              condition.signal();
              lock.unlock();
            })
        .start();
    synchronized (monitor) {
      if (set[0] == 0) {
        monitor.wait(10_000);
      }
    }
    lock.lock();
    if (set[1] == 0) {
      condition.await(10, TimeUnit.SECONDS);
    }
    lock.unlock();
    return set[0] + " " + set[1];
  }

  @Expect(outcomes = "1", limits = "long", deep = false, reason = MANY)
  public static String barrier() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    AtomicInteger sum = new AtomicInteger();
    Thread other =
        new Thread(
            Run.unchecked(
                () -> {
                  sum.incrementAndGet();
                  barrier.await(10, TimeUnit.SECONDS);
                }));
    other.start();
    barrier.await(10, TimeUnit.SECONDS);
    return "" + sum.get();
  }

  @Expect(outcomes = "1", limits = "long")
  public static String park() throws Exception {
    AtomicInteger seen = new AtomicInteger();
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              seen.set(1);
              LockSupport.unpark(main);
            })
        .start();
    LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(5));
    return "" + seen.get();
  }

  @Expect(outcomes = "1", limits = "long")
  public static String loopWithADeadline() throws Exception {
    AtomicInteger value = new AtomicInteger();
    new Thread(value::incrementAndGet).start();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (value.get() == 0) {
      if (System.nanoTime() > end) {
        return "too late";
      }
      Thread.sleep(100);
    }
    return "" + value.get();
  }

  @Expect(outcomes = "interrupted", limits = "long")
  public static String interruptEndsALongWait() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    String[] end = new String[1];
    Thread waiter =
        new Thread(
            () -> {
              try {
                end[0] = never.await(10, TimeUnit.SECONDS) ? "open" : "late";
              } catch (InterruptedException e) {
                end[0] = "interrupted";
              }
            });
    waiter.start();
    waiter.interrupt();
    waiter.join();
    return end[0];
  }

  // ---- what never comes ------------------------------------------------------------------------

  @Expect(outcomes = "false 1", limits = "long")
  public static String oneTooFew() throws Exception {
    CountDownLatch latch = new CountDownLatch(2);
    new Thread(latch::countDown).start();
    return latch.await(10, TimeUnit.SECONDS) + " " + latch.getCount();
  }

  @Expect(outcomes = "too late", limits = "long")
  public static String loopThatNobodyEnds() throws Exception {
    AtomicInteger value = new AtomicInteger();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (value.get() == 0) {
      if (System.nanoTime() > end) {
        return "too late";
      }
      Thread.sleep(100);
    }
    return "" + value.get();
  }

  @Expect(outcomes = "false false", limits = "long")
  public static String locksInOppositeOrderGiveUp() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    ReentrantLock lock = new ReentrantLock();
    boolean[] got = new boolean[1];
    lock.lock();
    Thread other = new Thread(Run.unchecked(() -> got[0] = lock.tryLock(2, TimeUnit.SECONDS)));
    other.start();
    boolean open = never.await(4, TimeUnit.SECONDS);
    other.join();
    return got[0] + " " + open;
  }

  @Expect(failures = "deadlock", limits = "long", deep = false, reason = MANY)
  public static String whoWaitsWithoutLimitIsStuck() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    Thread other = new Thread(Run.unchecked(() -> never.await(5, TimeUnit.SECONDS)));
    other.start();
    never.await();
    return "";
  }

  // ---- in which order limits pass --------------------------------------------------------------

  @Expect(outcomes = "1", limits = "long", deep = false, reason = MANY)
  public static String theShorterOneFirst() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    AtomicInteger first = new AtomicInteger();
    Thread other =
        new Thread(
            Run.unchecked(
                () -> {
                  never.await(10, TimeUnit.SECONDS);
                  first.compareAndSet(0, 1);
                }));
    other.start();
    never.await(20, TimeUnit.SECONDS);
    first.compareAndSet(0, 2);
    other.join();
    return "" + first.get();
  }

  @Expect(
      outcomes = {"1", "2"},
      limits = "long",
      deep = false,
      reason = MANY)
  public static String equalOnesInAnyOrder() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    AtomicInteger first = new AtomicInteger();
    Thread other =
        new Thread(
            Run.unchecked(
                () -> {
                  never.await(10, TimeUnit.SECONDS);
                  first.compareAndSet(0, 1);
                }));
    other.start();
    never.await(10, TimeUnit.SECONDS);
    first.compareAndSet(0, 2);
    other.join();
    return "" + first.get();
  }

  @Expect(outcomes = "seen", limits = "long")
  public static String loopThatSeesWhatComesAfterALimit() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    AtomicInteger flag = new AtomicInteger();
    Thread spinner =
        new Thread(
            () -> {
              while (flag.get() == 0) {
                Thread.onSpinWait();
              }
            });
    spinner.start();
    if (!never.await(10, TimeUnit.SECONDS)) {
      flag.set(1);
    }
    spinner.join();
    return "seen";
  }

  // ---- what still passes at any moment ---------------------------------------------------------

  @Expect(
      outcomes = {"true", "false"},
      limits = "long")
  public static String shortLimit() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    return "" + latch.await(100, TimeUnit.MILLISECONDS);
  }

  @Expect(
      outcomes = {"0", "1"},
      limits = "long")
  public static String sleepInPlaceOfAJoin() throws Exception {
    AtomicInteger value = new AtomicInteger();
    new Thread(value::incrementAndGet).start();
    Thread.sleep(10_000);
    return "" + value.get();
  }

  @Expect(
      outcomes = {"1", "too late"},
      limits = "long")
  public static String loopWithAShortDeadline() throws Exception {
    AtomicInteger value = new AtomicInteger();
    new Thread(value::incrementAndGet).start();
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(100);
    while (value.get() == 0) {
      if (System.nanoTime() > end) {
        return "too late";
      }
    }
    return "" + value.get();
  }

  @Expect(outcomes = "true", limits = "last")
  public static String shortLimitThatPassesLast() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    new Thread(latch::countDown).start();
    return "" + latch.await(100, TimeUnit.MILLISECONDS);
  }

  @Expect(outcomes = "1", limits = "last")
  public static String loopWithAShortDeadlineThatPassesLast() throws Exception {
    AtomicInteger value = new AtomicInteger();
    new Thread(value::incrementAndGet).start();
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(100);
    while (value.get() == 0) {
      if (System.nanoTime() > end) {
        return "too late";
      }
    }
    return "" + value.get();
  }
}
