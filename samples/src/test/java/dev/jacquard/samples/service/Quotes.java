package dev.jacquard.samples.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

/** The best of two quotes is written down by whoever comes last, the better one or not. */
class Quotes {
  private final AtomicInteger best = new AtomicInteger(Integer.MAX_VALUE);

  private void offer(int quote) {
    if (quote < best.get()) {
      best.set(quote);
    }
  }

  @EveryInterleaving
  void theLowestQuoteWins() {
    CompletableFuture<Void> first = CompletableFuture.runAsync(() -> offer(20));
    CompletableFuture<Void> second = CompletableFuture.runAsync(() -> offer(30));
    first.join();
    second.join();
    assertEquals(20, best.get());
  }
}
