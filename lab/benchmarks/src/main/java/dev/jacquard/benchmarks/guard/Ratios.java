package dev.jacquard.benchmarks.guard;

import dev.jacquard.benchmarks.jvm.Allocation;
import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.measure.Sample;
import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.benchmarks.program.IdleThreads;
import dev.jacquard.benchmarks.program.VolatileWrites2x3;
import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Program;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.symmetry.Symmetry;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Restart;
import dev.jacquard.runtime.setting.Settings;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What the guard measures, in a worker JVM.
 *
 * @param around what is made of each program before it is measured
 */
record Ratios(Stopwatch stopwatch, UnaryOperator<Program> around) {
  private static final Plan FREE = Plan.free(Tail.Fixed.LOWEST);
  private static final Settings PLAIN = Settings.DEFAULT;
  private static final Settings SYMMETRIC = PLAIN.withSymmetry(Symmetry.Flavour.VALUES);
  private static final int IN_LINE = 1000;
  private static final int FEW = 4;
  private static final int MANY = 24;
  private static final long ALLOCATING = 2000;

  /** All ratios by name. */
  Map<String, Double> measure() {
    Map<String, Double> ratios = new LinkedHashMap<>();
    runs(ratios);
    searches(ratios);
    return ratios;
  }

  private void runs(Map<String, Double> ratios) {
    Sample writes = new Sample(program(Hooked.instance(VolatileWrites2x3.class), PLAIN));
    Program few = program(Hooked.instance(IdleThreads.class, FEW), PLAIN);
    Program many = program(Hooked.instance(IdleThreads.class, MANY), PLAIN);
    double[] nanos =
        stopwatch.nanos(
            writes::run, Ratios::inLine, () -> threads(few, FEW), () -> threads(many, MANY));
    ratios.put("run / in line", nanos[0] / nanos[1]);
    ratios.put("a thread of many / of few", nanos[3] / nanos[2]);
  }

  private static long inLine() {
    VolatileWrites2x3 program = new VolatileWrites2x3();
    for (int i = 0; i < IN_LINE; i++) {
      program.runInLine();
    }
    return IN_LINE;
  }

  private static long threads(Program program, int threads) {
    program.run(FREE);
    return threads;
  }

  private void searches(Map<String, Double> ratios) {
    Program all = program(Hooked.named("sections", 3, 3), PLAIN);
    Program alike = program(Hooked.named("sections", 3, 3), SYMMETRIC);
    Sample sample = new Sample(all);
    double[] nanos =
        stopwatch.nanos(sample::run, sample::learn, () -> explore(all), () -> explore(alike));
    long executions = explore(all);
    long orbits = explore(alike);
    ratios.put("learn / run", nanos[1] / nanos[0]);
    ratios.put("explore / run and learn", nanos[2] / (nanos[0] + nanos[1]));
    ratios.put("symmetry, executions", (double) orbits / executions);
    ratios.put("symmetry, one execution", nanos[3] / nanos[2]);
    ratios.put("symmetry, all executions", nanos[3] * orbits / (nanos[2] * executions));
    ratios.put("bytes an execution", Allocation.bytesOf(() -> explore(all), ALLOCATING));
    ratios.put("ns an execution", nanos[2]);
  }

  private static long explore(Program program) {
    return new Explorer(program).explore(new OptimalDpor()).tally().executions();
  }

  /** A program with all settings that its runs ask for. */
  private Program program(Runnable body, Settings first) {
    Settings settings = first;
    while (true) {
      Program program = new JvmProgram(body, settings);
      try {
        new Sample(program);
        return around.apply(program);
      } catch (Restart restart) {
        settings = restart.in(settings);
      }
    }
  }

  /** What threads run on, on this JDK. */
  static String carrier() {
    return new JvmProgram(() -> {}, PLAIN).carrier();
  }
}
