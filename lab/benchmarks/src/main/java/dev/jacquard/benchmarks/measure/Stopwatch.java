package dev.jacquard.benchmarks.measure;

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
public record Stopwatch(Duration round, int rounds, Clock clock) {
  private static final int WARM_UPS = 2;

  /**
   * To look at the clock takes a microsecond, as long as an execution: about so often in a round.
   */
  private static final int LOOKS = 20;

  /** A piece of work. */
  public interface Work {
    /** Does it, and says how many times what is counted was done. */
    long times();
  }

  /** Tells the nanoseconds spent so far. */
  public interface Clock {
    Clock PROCESSOR =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class)::getProcessCpuTime;

    long nanos();
  }

  /** The nanoseconds that one time takes, by the clock of the stopwatch and by that on the wall. */
  public record Spent(double nanos, double wall) {}

  /** For each piece of work, the nanoseconds that one time takes. */
  public double[] nanos(Work... works) {
    return Arrays.stream(spent(works)).mapToDouble(Spent::nanos).toArray();
  }

  /** For each piece of work, what one time takes; each clock has its own median. */
  public Spent[] spent(Work... works) {
    Spent[][] results = new Spent[works.length][rounds];
    for (int r = -WARM_UPS; r < rounds; r++) {
      for (int w = 0; w < works.length; w++) {
        results[w][Math.max(0, r)] = round(works[w]);
      }
    }
    return Arrays.stream(results).map(Stopwatch::median).toArray(Spent[]::new);
  }

  private static Spent median(Spent[] results) {
    return new Spent(
        median(Arrays.stream(results).mapToDouble(Spent::nanos).toArray()),
        median(Arrays.stream(results).mapToDouble(Spent::wall).toArray()));
  }

  /** The middle one, or the mean of the two in the middle. */
  public static double median(double[] results) {
    Arrays.sort(results);
    return (results[(results.length - 1) / 2] + results[results.length / 2]) / 2;
  }

  private Spent round(Work work) {
    long times = 0;
    long wall = System.nanoTime();
    long start = clock.nanos();
    long spent;
    long repetitions = 1;
    do {
      for (long i = 0; i < repetitions; i++) {
        times += work.times();
      }
      spent = clock.nanos() - start;
      if (spent < round.toNanos() / LOOKS) {
        repetitions *= 2;
      }
    } while (spent < round.toNanos());
    return new Spent((double) spent / times, (double) (System.nanoTime() - wall) / times);
  }
}
