package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.benchmarks.program.LongWrites;
import dev.jacquard.benchmarks.program.Nothing;
import dev.jacquard.benchmarks.program.PlainLoop;
import dev.jacquard.benchmarks.program.StaticCounter;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Schedule;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintStream;
import java.util.Locale;
import java.util.stream.IntStream;

/** What single hooks cost, and what every run costs before its program does anything. */
final class HookCosts implements JvmMeasurement {
  private static final Plan FREE = Plan.free(Tail.Fixed.STAY);

  private final Stopwatch stopwatch;

  HookCosts(Stopwatch stopwatch) {
    this.stopwatch = stopwatch;
  }

  @Override
  public void run(PrintStream out) {
    points(out);
    plainAccesses(out);
    resets(out);
    out.println("Nanoseconds of processor time.");
  }

  private void points(PrintStream out) {
    JvmProgram program = program(Hooked.instance(LongWrites.class));
    Plan staying = Plan.following(staying(), Tail.Fixed.STAY);
    Plan alternating = Plan.following(alternating(), Tail.Fixed.STAY);
    checkSteps(program, staying, 1);
    checkSteps(program, alternating, 2 * LongWrites.WRITES - 1);
    double[] nanos =
        stopwatch.nanos(
            () -> program.run(FREE).length(),
            () -> program.run(staying).length(),
            () -> program.run(alternating).length());
    print(out, "scheduling point, same thread goes on (free)", nanos[0]);
    print(out, "scheduling point, same thread goes on (planned)", nanos[1]);
    print(out, "scheduling point with a switch (planned)", nanos[2]);
  }

  /** The root is birth 0: it starts both, then they write, then it waits for them. */
  private static Schedule staying() {
    return Schedule.parse("j1-0x2-1x" + LongWrites.WRITES + "-2x" + LongWrites.WRITES + "-0x2");
  }

  private static Schedule alternating() {
    return Schedule.parse("j1-0x2" + "-1-2".repeat(LongWrites.WRITES) + "-0x2");
  }

  private static void checkSteps(JvmProgram program, Plan plan, int expected) {
    Trace trace = program.run(plan);
    int length = 2 * LongWrites.WRITES + 4;
    int switches = 0;
    for (int i = 3; i < trace.length() - 2; i++) {
      switches += trace.thread(i) == trace.thread(i - 1) ? 0 : 1;
    }
    if (trace.length() != length || switches != expected) {
      throw new IllegalStateException(trace.length() + " steps, " + switches + " switches");
    }
  }

  private void plainAccesses(PrintStream out) {
    Runnable body = Hooked.instance(PlainLoop.class);
    Runnable unhooked = new PlainLoop();
    JvmProgram program = program(body);
    double[] nanos =
        stopwatch.nanos(
            () -> run(program, PlainLoop.ACCESSES),
            () -> run(body, PlainLoop.ACCESSES),
            () -> run(unhooked, PlainLoop.ACCESSES));
    print(out, "plain access, controlled thread", nanos[0]);
    print(out, "plain access, hooked, other thread", nanos[1]);
    print(out, "plain access, without hook", nanos[2]);
  }

  private void resets(PrintStream out) {
    JvmProgram nothing = program(Hooked.instance(Nothing.class));
    JvmProgram five = program(counters(5, 1));
    JvmProgram fiveTwice = program(counters(5, 2));
    JvmProgram fifty = program(counters(50, 1));
    JvmProgram fiftyTwice = program(counters(50, 2));
    double[] nanos =
        stopwatch.nanos(
            () -> run(nothing, 1),
            () -> run(five, 1),
            () -> run(fiveTwice, 1),
            () -> run(fifty, 1),
            () -> run(fiftyTwice, 1));
    print(out, "run of an empty body", nanos[0]);
    print(out, "run that uses 5 classes with static state", nanos[1]);
    print(out, "run that uses 50 classes with static state", nanos[3]);
    // To use a class a second time costs its accesses alone.
    print(out, "initialising a class again, of 5", (2 * nanos[1] - nanos[2] - nanos[0]) / 5);
    print(out, "initialising a class again, of 50", (2 * nanos[3] - nanos[4] - nanos[0]) / 50);
  }

  private static Runnable counters(int classes, int times) {
    Runnable[] counters =
        IntStream.range(0, classes)
            .mapToObj(i -> Hooked.instance(StaticCounter.class))
            .toArray(Runnable[]::new);
    return () -> {
      for (int i = 0; i < times; i++) {
        for (Runnable counter : counters) {
          counter.run();
        }
      }
    };
  }

  private static JvmProgram program(Runnable body) {
    return new JvmProgram(body, Settings.DEFAULT);
  }

  private static long run(JvmProgram program, long times) {
    program.run(FREE);
    return times;
  }

  private static long run(Runnable body, long times) {
    body.run();
    return times;
  }

  private static void print(PrintStream out, String what, double nanos) {
    out.printf(Locale.ROOT, "%-50s %,10.1f%n", what, nanos);
  }
}
