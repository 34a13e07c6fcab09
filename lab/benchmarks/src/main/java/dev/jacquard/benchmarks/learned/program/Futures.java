package dev.jacquard.benchmarks.learned.program;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Futures that something is done with, and that are waited for. */
final class Futures implements Runnable {
  private final int futures;

  Futures(int futures) {
    this.futures = futures;
  }

  @Override
  public void run() {
    List<CompletableFuture<Integer>> results = new ArrayList<>();
    for (int i = 0; i < futures; i++) {
      int number = i;
      results.add(CompletableFuture.supplyAsync(() -> number).thenApply(value -> value + 1));
    }
    int sum = 0;
    for (CompletableFuture<Integer> result : results) {
      sum += result.join();
    }
    if (sum != futures * (futures + 1) / 2) {
      throw new AssertionError("the sum is " + sum);
    }
  }
}
