package dev.jacquard.benchmarks;

import java.time.Duration;
import java.util.Arrays;

/**
 * Measures by rounds, each of which repeats a piece of work until its time is over; the first round
 * only warms up, and of the others the median counts.
 */
record Stopwatch(Duration round, int rounds) {

  /** How often something was done, and in what time. */
  record Sample(long times, long nanos) {}

  /** A piece of work that takes its own time. */
  interface Work {
    Sample measure();
  }

  /** Work of which all is measured; the runnable does it a number of times. */
  static Work all(long times, Runnable work) {
    return () -> {
      long start = System.nanoTime();
      work.run();
      return new Sample(times, System.nanoTime() - start);
    };
  }

  /** The nanoseconds that one time takes. */
  double nanos(Work work) {
    round(work);
    double[] medians = new double[rounds];
    Arrays.setAll(medians, i -> round(work));
    Arrays.sort(medians);
    return (medians[(rounds - 1) / 2] + medians[rounds / 2]) / 2;
  }

  private double round(Work work) {
    long end = System.nanoTime() + round.toNanos();
    long times = 0;
    long nanos = 0;
    do {
      Sample sample = work.measure();
      times += sample.times();
      nanos += sample.nanos();
    } while (System.nanoTime() < end);
    return (double) nanos / times;
  }
}
