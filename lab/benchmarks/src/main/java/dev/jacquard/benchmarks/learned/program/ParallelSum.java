package dev.jacquard.benchmarks.learned.program;

import java.util.stream.IntStream;

/** The sum of a parallel stream. */
final class ParallelSum implements Runnable {
  private final int numbers;

  ParallelSum(int numbers) {
    this.numbers = numbers;
  }

  @Override
  public void run() {
    int sum = IntStream.rangeClosed(1, numbers).parallel().sum();
    if (sum != numbers * (numbers + 1) / 2) {
      throw new AssertionError("the sum is " + sum);
    }
  }
}
