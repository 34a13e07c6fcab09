package dev.jacquard.cli.programs;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Futures that something is done with: what they keep inside is told by no step. */
public final class Sums {
  private Sums() {}

  /** Takes the number of futures. */
  public static void main(String[] args) {
    int size = Integer.parseInt(args[0]);
    List<CompletableFuture<Integer>> results = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int number = i;
      results.add(CompletableFuture.supplyAsync(() -> number).thenApply(value -> value + 1));
    }
    int sum = 0;
    for (CompletableFuture<Integer> result : results) {
      sum += result.join();
    }
    if (sum != size * (size + 1) / 2) {
      throw new AssertionError("the sum is " + sum);
    }
  }
}
