package dev.jacquard.benchmarks.tables.program;

import java.lang.management.ManagementFactory;
import java.util.Locale;

/** What one has to know to compare times: the JDK, the machine and what else it does. */
public record Circumstances(String jdk, int processors, double load) {
  /** Those of this moment. */
  public static Circumstances now() {
    return new Circumstances(
        Runtime.version().toString(),
        Runtime.getRuntime().availableProcessors(),
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  /** In words, with how cells are explored. */
  public String sentence(Effort effort) {
    return String.format(
        Locale.ROOT,
        "JDK %s, %d processors, load %s; each cell in a JVM of its own, not warmed up, at most %s",
        jdk,
        processors,
        load < 0 ? "unknown" : String.format(Locale.ROOT, "%.1f", load),
        effort.sentence());
  }
}
