package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.benchmarks.program.Repeated;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.runtime.JvmProgram;
import dev.jacquard.runtime.setting.Settings;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** What an operation costs that is a step, while the same thread goes on. */
record OperationCosts(Stopwatch stopwatch) implements JvmMeasurement {
  private static final Plan STAYING = Plan.free(Tail.Fixed.STAY);

  private record Operation(String name, Class<? extends Runnable> program) {}

  private static final List<Operation> OPERATIONS =
      List.of(
          new Operation("volatile read", Repeated.VolatileRead.class),
          new Operation("volatile write", Repeated.VolatileWrite.class),
          new Operation("AtomicInteger.incrementAndGet", Repeated.AtomicAdd.class),
          new Operation("synchronized, entered and left", Repeated.Monitor.class),
          new Operation("ReentrantLock, locked and unlocked", Repeated.Lock.class));

  @Override
  public void run(PrintStream out) {
    out.printf("%-50s %10s %10s %10s%n", "operation", "ns", "steps", "ns a step");
    JvmProgram[] programs =
        OPERATIONS.stream().map(OperationCosts::program).toArray(JvmProgram[]::new);
    Stopwatch.Work[] works = new Stopwatch.Work[programs.length];
    for (int i = 0; i < works.length; i++) {
      JvmProgram program = programs[i];
      works[i] = () -> run(program);
    }
    double[] nanos = stopwatch.nanos(works);
    for (int i = 0; i < works.length; i++) {
      double steps = programs[i].run(STAYING).length() / (double) Repeated.TIMES;
      out.printf(
          Locale.ROOT,
          "%-50s %,10.1f %10.1f %,10.1f%n",
          OPERATIONS.get(i).name(),
          nanos[i],
          steps,
          nanos[i] / steps);
    }
  }

  private static JvmProgram program(Operation operation) {
    return new JvmProgram(Hooked.instance(operation.program()), Settings.DEFAULT);
  }

  private static long run(JvmProgram program) {
    program.run(STAYING);
    return Repeated.TIMES;
  }
}
