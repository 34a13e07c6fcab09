package dev.jacquard.benchmarks.jvm;

import com.sun.management.ThreadMXBean;
import dev.jacquard.benchmarks.measure.Stopwatch;
import java.lang.management.ManagementFactory;
import java.util.Arrays;

/** Counts the bytes that all threads allocate. */
public final class Allocation {
  private static final ThreadMXBean THREADS =
      ManagementFactory.getPlatformMXBean(ThreadMXBean.class);

  private Allocation() {}

  /**
   * The bytes that one time of a work allocates.
   *
   * @param least times; the question itself allocates too, which should not show
   */
  public static double bytesOf(Stopwatch.Work work, long least) {
    long before = total();
    long times = 0;
    while (times < least) {
      times += work.times();
    }
    return (double) (total() - before) / times;
  }

  private static long total() {
    return Arrays.stream(THREADS.getThreadAllocatedBytes(THREADS.getAllThreadIds())).sum();
  }
}
