package dev.jacquard.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;

/**
 * Measures by rounds, each of which repeats a piece of work until its time is over; the first
 * rounds only warm up, and of the others the median counts.
 *
 * <p>What is measured is the processor time of the whole process, so other work on the machine
 * disturbs little, and garbage collection counts.
 */
record Stopwatch(Duration round, int rounds) {
  private static final int WARM_UPS = 2;

  /** A piece of work. */
  interface Work {
    /** Does it, and says how many times what is counted was done. */
    long times();
  }

  /** Tells the nanoseconds spent so far. */
  interface Clock {
    Clock PROCESSOR =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class)::getProcessCpuTime;

    long nanos();
  }

  /** The nanoseconds that one time takes. */
  double nanos(Work work) {
    return nanos(work, Clock.PROCESSOR);
  }

  double nanos(Work work, Clock clock) {
    for (int i = 0; i < WARM_UPS; i++) {
      round(work, clock);
    }
    double[] results = new double[rounds];
    Arrays.setAll(results, i -> round(work, clock));
    Arrays.sort(results);
    return (results[(rounds - 1) / 2] + results[rounds / 2]) / 2;
  }

  private double round(Work work, Clock clock) {
    long times = 0;
    long start = clock.nanos();
    long spent;
    do {
      times += work.times();
      spent = clock.nanos() - start;
    } while (spent < round.toNanos());
    return (double) spent / times;
  }
}
