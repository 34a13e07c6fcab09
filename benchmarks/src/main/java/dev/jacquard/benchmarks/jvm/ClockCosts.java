package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Sample;
import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.RaceDetector;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintStream;
import java.util.Locale;

/** What the search does with a finished trace, by the number of threads in it. */
record ClockCosts(Stopwatch stopwatch) implements JvmMeasurement {
  /** Traces of this length differ little. */
  private static final int FEW = 100;

  private static final int[] WORKERS = {1, 7, 26};

  @Override
  public void run(PrintStream out) {
    out.printf(
        "%-50s %10s %10s %10s%n", "traces of the indexer", "steps", "ns a step", "data races");
    for (int workers : WORKERS) {
      Sample sample =
          new Sample(new JvmProgram(Hooked.named("indexer", workers), Settings.DEFAULT), FEW);
      HappensBefore order = HappensBefore.ofSearch();
      RaceDetector detector = new RaceDetector();
      double[] nanos =
          stopwatch.nanos(() -> sample.analyse(order), () -> sample.findRaces(detector));
      out.printf(
          Locale.ROOT,
          "%-50s %,10.1f %,10.1f %,10.1f%n",
          "happens-before, " + (workers + 1) + " threads",
          sample.averageSteps(),
          nanos[0] / sample.averageSteps(),
          nanos[1]);
    }
    out.println("Data races: nanoseconds to look for them in a whole trace, once the run has");
    out.println("compared each plain access with those before it.");
  }
}
