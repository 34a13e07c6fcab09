package dev.jacquard.fuzz.hostile;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** What threads learn of semaphores, latches, barriers and phasers by asking them. */
public final class SynchronizerCounts {
  private SynchronizerCounts() {}

  public static String permits() {
    Semaphore semaphore = new Semaphore(1);
    Seen seen = new Seen();
    Threads.run(
        () -> {
          semaphore.acquire();
          semaphore.release(2);
        },
        () -> seen.add(semaphore.availablePermits() + " " + semaphore.drainPermits()));
    return seen + "" + semaphore.availablePermits();
  }

  public static String waitingForPermits() {
    Semaphore semaphore = new Semaphore(0);
    Seen seen = new Seen();
    Threads.run(
        semaphore::acquire,
        () -> {
          seen.add(semaphore.hasQueuedThreads() + " " + semaphore.getQueueLength());
          semaphore.release();
        });
    return seen.words;
  }

  public static String timedPermits() {
    Semaphore semaphore = new Semaphore(0);
    Seen seen = new Seen();
    Threads.run(() -> seen.add(semaphore.tryAcquire(5, TimeUnit.MILLISECONDS)), semaphore::release);
    return seen + "" + semaphore.availablePermits();
  }

  public static String countOfALatch() {
    CountDownLatch latch = new CountDownLatch(2);
    Seen seen = new Seen();
    Threads.run(latch::countDown, latch::countDown, () -> seen.add(latch.getCount()));
    return seen.words;
  }

  public static String textOfALatch() {
    CountDownLatch latch = new CountDownLatch(1);
    Seen seen = new Seen();
    Threads.run(latch::countDown, () -> seen.add(latch.toString().endsWith("= 0]")));
    return seen.words;
  }

  public static String timedLatch() {
    CountDownLatch latch = new CountDownLatch(1);
    Seen seen = new Seen();
    Threads.run(latch::countDown, () -> seen.add(latch.await(1, TimeUnit.MILLISECONDS)));
    return seen.words;
  }

  public static String placesAtABarrier() {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(() -> one.add(barrier.await()), () -> two.add(barrier.await()));
    return one + " " + two + barrier.getNumberWaiting();
  }

  public static String actionOfABarrier() {
    Seen who = new Seen();
    AtomicInteger number = new AtomicInteger();
    CyclicBarrier barrier = new CyclicBarrier(2, () -> who.add(number.get()));
    Threads.run(
        barrier::await,
        () -> {
          number.incrementAndGet();
          barrier.await();
          barrier.reset();
        });
    return who + "" + barrier.isBroken();
  }

  public static String waitingAtABarrier() {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Seen seen = new Seen();
    Threads.run(
        barrier::await,
        () -> {
          seen.add(barrier.getNumberWaiting());
          barrier.await();
        });
    return seen.words;
  }

  public static String brokenBarrier() {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(
        () -> {
          try {
            one.add(barrier.await(1, TimeUnit.MILLISECONDS));
          } catch (TimeoutException | BrokenBarrierException e) {
            one.add(e.getClass().getSimpleName());
          }
        },
        () -> {
          try {
            two.add(barrier.await(1, TimeUnit.MILLISECONDS));
          } catch (TimeoutException | BrokenBarrierException e) {
            two.add(e.getClass().getSimpleName());
          }
        });
    return one + " " + two;
  }

  public static String phases() {
    Phaser phaser = new Phaser(2);
    Seen one = new Seen();
    Seen two = new Seen();
    Threads.run(
        () -> one.add(phaser.arriveAndAwaitAdvance()),
        () -> two.add(phaser.getUnarrivedParties() + " " + phaser.arriveAndDeregister()));
    return one + " " + two + phaser.getPhase();
  }

  public static String exchanges() {
    Exchanger<String> exchanger = new Exchanger<>();
    Seen one = new Seen();
    Seen two = new Seen();
    AtomicInteger number = new AtomicInteger();
    Threads.run(
        () -> one.add(exchanger.exchange("a" + number.get())),
        () -> two.add(exchanger.exchange("b")),
        () -> number.set(1));
    return one + " " + two;
  }
}
