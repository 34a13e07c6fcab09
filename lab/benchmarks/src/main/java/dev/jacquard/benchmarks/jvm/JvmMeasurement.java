package dev.jacquard.benchmarks.jvm;

import java.io.PrintStream;

/** What is measured in one JVM. */
public interface JvmMeasurement {
  /** Measures, and prints a table as it goes. */
  void run(PrintStream out);
}
