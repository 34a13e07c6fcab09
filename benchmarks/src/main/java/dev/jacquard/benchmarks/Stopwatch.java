package dev.jacquard.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;

/**
 * Measures by rounds, in each of which every piece of work is repeated until its time is over; the
 * first rounds only warm up, and of the others the median counts.
 *
 * <p>The processor time of the whole process is the right clock on a machine that has other work to
 * do; garbage collection counts.
 */
record Stopwatch(Duration round, int rounds, Clock clock) {
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

  /** For each piece of work, the nanoseconds that one time takes. */
  double[] nanos(Work... works) {
    double[][] results = new double[works.length][rounds];
    for (int r = -WARM_UPS; r < rounds; r++) {
      for (int w = 0; w < works.length; w++) {
        results[w][Math.max(0, r)] = round(works[w]);
      }
    }
    return Arrays.stream(results).mapToDouble(Stopwatch::median).toArray();
  }

  private static double median(double[] results) {
    Arrays.sort(results);
    return (results[(results.length - 1) / 2] + results[results.length / 2]) / 2;
  }

  private double round(Work work) {
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
