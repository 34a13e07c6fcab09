package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.benchmarks.program.IdleThreads;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintStream;
import java.util.Locale;

/** What it costs to start threads that do nothing and to wait for them. */
record ThreadCosts(Stopwatch stopwatch) implements JvmMeasurement {
  private static final Plan FREE = Plan.free(Tail.Fixed.LOWEST);
  private static final int[] NUMBERS = {1, 4, 16, 26};

  @Override
  public void run(PrintStream out) {
    out.printf("%-50s %10s %10s%n", "idle threads", "ns a run", "ns each");
    Stopwatch.Work[] works = new Stopwatch.Work[NUMBERS.length];
    for (int i = 0; i < works.length; i++) {
      JvmProgram program =
          new JvmProgram(Hooked.instance(IdleThreads.class, NUMBERS[i]), Settings.DEFAULT);
      works[i] =
          () -> {
            program.run(FREE);
            return 1;
          };
    }
    double[] nanos = stopwatch.nanos(works);
    for (int i = 0; i < works.length; i++) {
      out.printf(
          Locale.ROOT, "%-50d %,10.0f %,10.0f%n", NUMBERS[i], nanos[i], nanos[i] / NUMBERS[i]);
    }
  }
}
