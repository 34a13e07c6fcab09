package dev.jacquard.conformance.semaphore;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public final class SemaphorePrograms {
  private SemaphorePrograms() {}

  @Expect(outcomes = "2", executions = 2)
  public static String mutex() throws Exception {
    Semaphore mutex = new Semaphore(1);
    int[] count = new int[1];
    Runnable body =
        () -> {
          mutex.acquireUninterruptibly();
          count[0]++;
          mutex.release();
        };
    Run.both(body, body);
    return "" + count[0];
  }

  @Expect(outcomes = "true")
  public static String twoOfThree() throws Exception {
    Semaphore places = new Semaphore(2);
    AtomicInteger inside = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Runnable guest =
        () -> {
          places.acquireUninterruptibly();
          int now = inside.incrementAndGet();
          most.accumulateAndGet(now, Math::max);
          inside.decrementAndGet();
          places.release();
        };
    Run.both(guest, guest);
    return "" + (most.get() <= 2);
  }

  /** Who releases need not have acquired. */
  @Expect(outcomes = "7", executions = 1)
  public static String signalBetweenThreads() throws Exception {
    Semaphore ready = new Semaphore(0);
    int[] data = new int[1];
    Run.both(
        () -> {
          data[0] = 7;
          ready.release();
        },
        ready::acquireUninterruptibly);
    return "" + data[0];
  }

  @Expect(outcomes = {"true", "false"})
  public static String tryAcquire() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    boolean[] got = new boolean[1];
    Run.both(semaphore::release, () -> got[0] = semaphore.tryAcquire());
    return "" + got[0];
  }

  @Expect(outcomes = {"true", "false"})
  public static String tryAcquireForAWhile() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    boolean[] got = new boolean[1];
    Run.both(
        semaphore::release,
        Run.unchecked(() -> got[0] = semaphore.tryAcquire(1, TimeUnit.SECONDS)));
    return "" + got[0];
  }

  @Expect(outcomes = {"true false", "false true"})
  public static String onePermitForTwo() throws Exception {
    Semaphore semaphore = new Semaphore(1);
    boolean[] got = new boolean[2];
    Run.both(() -> got[0] = semaphore.tryAcquire(), () -> got[1] = semaphore.tryAcquire());
    return got[0] + " " + got[1];
  }

  @Expect(outcomes = "0", failures = "deadlock")
  public static String permitThatIsNotGivenBack() throws Exception {
    Semaphore semaphore = new Semaphore(1);
    Run.all(semaphore::acquireUninterruptibly);
    new Thread(semaphore::acquireUninterruptibly).start();
    return "" + semaphore.availablePermits();
  }

  @Expect(outcomes = {"2 0", "1 1"})
  public static String drained() throws Exception {
    Semaphore semaphore = new Semaphore(1);
    int[] drained = new int[1];
    Run.both(semaphore::release, () -> drained[0] = semaphore.drainPermits());
    return drained[0] + " " + semaphore.availablePermits();
  }

  @Expect(outcomes = {"interrupted", "got it true"})
  public static String waitingCanBeInterrupted() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    String[] end = new String[1];
    Thread waiter =
        new Thread(
            () -> {
              try {
                semaphore.acquire();
                end[0] = "got it " + Thread.currentThread().isInterrupted();
              } catch (InterruptedException e) {
                end[0] = "interrupted";
              }
            });
    waiter.start();
    waiter.interrupt();
    semaphore.release();
    waiter.join();
    return end[0];
  }

  @Expect(outcomes = "java.lang.IllegalArgumentException", executions = 1)
  public static String negativeNumberOfPermits() {
    try {
      new Semaphore(1).release(-1);
      return "done";
    } catch (IllegalArgumentException e) {
      return e.getClass().getName();
    }
  }
}
