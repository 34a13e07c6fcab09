package dev.jacquard.samples;

import static java.util.concurrent.CompletableFuture.runAsync;
import static java.util.concurrent.CompletableFuture.supplyAsync;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.jacquard.junit.EveryInterleaving;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Lesson 10: a future in a future.
 *
 * <p><b>The bug.</b> An order is made in the background, and saved in the background. {@code
 * thenApply} returns a future of a future: {@code join} waits until saving has been <em>begun</em>.
 * Most of the time it is done soon enough.
 *
 * <p><b>The report.</b> The failing assertion in main, before the last step of the worker that
 * saves.
 *
 * <p><b>The fix.</b> {@code thenCompose}, which waits for the inner future as well.
 */
class Lesson10CompletableFuture {
  private final AtomicBoolean saved = new AtomicBoolean();

  private void save(String order) {
    saved.set(true);
  }

  @EveryInterleaving
  void joinDoesNotWaitForTheInnerFuture() {
    supplyAsync(() -> "book").thenApply(order -> runAsync(() -> save(order))).join();
    assertTrue(saved.get(), "the order is saved");
  }

  @EveryInterleaving
  void fixedByThenCompose() {
    supplyAsync(() -> "book").thenCompose(order -> runAsync(() -> save(order))).join();
    assertTrue(saved.get(), "the order is saved");
  }
}
