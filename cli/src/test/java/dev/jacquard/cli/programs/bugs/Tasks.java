package dev.jacquard.cli.programs.bugs;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** Tasks in pools that go wrong. */
final class Tasks {
  private Tasks() {}

  static void pool() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicInteger seats = new AtomicInteger(1);
    Runnable book =
        () -> {
          if (seats.get() > 0 && seats.decrementAndGet() < 0) {
            throw new IllegalStateException("overbooked");
          }
        };
    pool.execute(book);
    pool.execute(book);
    pool.shutdown();
  }

  static void futures() {
    AtomicInteger best = new AtomicInteger();
    CompletableFuture<Void> low = CompletableFuture.runAsync(() -> raise(best, 1));
    CompletableFuture<Void> high = CompletableFuture.runAsync(() -> raise(best, 2));
    CompletableFuture.allOf(low, high).join();
    if (best.get() != 2) {
      throw new AssertionError("the best is " + best.get());
    }
  }

  private static void raise(AtomicInteger best, int offer) {
    if (offer > best.get()) {
      best.set(offer);
    }
  }

  static void many() throws InterruptedException {
    AtomicInteger sum = new AtomicInteger();
    AtomicInteger noise = new AtomicInteger();
    Pair.run(
        () -> {
          for (int i = 0; i < 40; i++) {
            noise.incrementAndGet();
          }
          sum.set(sum.get() + 1);
        },
        () -> sum.set(sum.get() + 1));
    if (sum.get() != 2) {
      throw new AssertionError("the sum is " + sum.get());
    }
  }
}
