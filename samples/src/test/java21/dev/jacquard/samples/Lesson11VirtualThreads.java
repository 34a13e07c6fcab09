package dev.jacquard.samples;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Lesson 11: virtual threads, and a permit that was never acquired.
 *
 * <p><b>The bug.</b> A virtual thread for each request, and a semaphore that lets one of them at a
 * time to the database. Who gets no permit turns back, and releases one all the same on the way
 * out: {@code finally} does not ask how far one came. From then on there is a permit too many.
 *
 * <p><b>The report.</b> The failed {@code tryAcquire}, the {@code release} of the same thread, and
 * a third request that comes in beside the first.
 *
 * <p><b>The fix.</b> Acquire before {@code try}.
 *
 * <p>Virtual threads need JDK 21; older ones do not compile this lesson.
 */
class Lesson11VirtualThreads {
  private final Semaphore permits = new Semaphore(1);
  private final AtomicInteger inside = new AtomicInteger();

  private void query() {
    assertTrue(inside.incrementAndGet() == 1, "more than one request inside");
    inside.decrementAndGet();
  }

  private void releasingTooMuch() {
    try {
      if (permits.tryAcquire()) {
        query();
      }
    } finally {
      permits.release();
    }
  }

  private void acquiringFirst() {
    if (permits.tryAcquire()) {
      try {
        query();
      } finally {
        permits.release();
      }
    }
  }

  private static void threeRequests(Runnable request) {
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 3; i++) {
        executor.execute(request);
      }
    }
  }

  @EveryInterleaving
  void permitsMultiply() {
    threeRequests(this::releasingTooMuch);
  }

  @EveryInterleaving
  void fixedByAcquiringFirst() {
    threeRequests(this::acquiringFirst);
  }
}
