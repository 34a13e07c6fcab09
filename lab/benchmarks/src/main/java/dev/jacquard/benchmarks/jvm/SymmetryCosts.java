package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.benchmarks.program.EqualSections3x2;
import dev.jacquard.benchmarks.program.NumberedSections3x1;
import dev.jacquard.benchmarks.program.NumberedWrites3x2;
import dev.jacquard.benchmarks.program.VolatileWrites2x3;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * What it costs to watch what threads observe: programs in which no two threads are
 * interchangeable, so that nothing is gained, with symmetry and without; and one that gains.
 */
record SymmetryCosts(Duration warmth, Stopwatch stopwatch) implements JvmMeasurement {
  private record Subject(String name, Class<? extends Runnable> program) {}

  private static final List<Subject> SUBJECTS =
      List.of(
          new Subject("other code", VolatileWrites2x3.class),
          new Subject("other numbers, volatile", NumberedWrites3x2.class),
          new Subject("other numbers, plain", NumberedSections3x1.class),
          new Subject("interchangeable", EqualSections3x2.class));

  @Override
  public void run(PrintStream out) {
    out.printf(
        "%-26s %10s %10s %12s %12s %6s %16s%n",
        "threads have", "executions", "by values", "ns each", "by values", "ratio", "all, ratio");
    for (Subject subject : SUBJECTS) {
      measure(subject, out);
    }
    out.println("Nanoseconds of processor time per execution, without symmetry and by values.");
  }

  private void measure(Subject subject, PrintStream out) {
    Runnable body = Hooked.instance(subject.program());
    JvmProgram without = explored(body, Settings.DEFAULT);
    JvmProgram with = explored(body, Settings.DEFAULT.withSymmetry(Symmetry.Flavour.VALUES));
    warmUp(without, with);
    double[] nanos = stopwatch.nanos(() -> explore(without), () -> explore(with));
    long all = explore(without);
    long some = explore(with);
    out.printf(
        Locale.ROOT,
        "%-26s %,10d %,10d %,12.0f %,12.0f %6.2f %16.2f%n",
        subject.name(),
        all,
        some,
        nanos[0],
        nanos[1],
        nanos[1] / nanos[0],
        nanos[1] * some / (nanos[0] * all));
  }

  private void warmUp(JvmProgram one, JvmProgram other) {
    long end = stopwatch.clock().nanos() + warmth.toNanos();
    while (stopwatch.clock().nanos() < end) {
      explore(one);
      explore(other);
    }
  }

  /** A program with all settings that its runs ask for. */
  private static JvmProgram explored(Runnable body, Settings first) {
    Settings settings = first;
    while (true) {
      JvmProgram program = new JvmProgram(body, settings);
      try {
        explore(program);
        return program;
      } catch (Restart restart) {
        settings = restart.in(settings);
      }
    }
  }

  private static long explore(JvmProgram program) {
    return new Explorer(program).explore(new OptimalDpor()).tally().executions();
  }
}
