package dev.jacquard.benchmarks;

import dev.jacquard.benchmarks.jvm.JvmBenchmarks;
import dev.jacquard.benchmarks.model.ModelSpeed;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** Runs the measurements by name: {@code litmus}, {@code memory}, {@code models} or {@code jvm}. */
public final class Main {
  private static final int CLEAN = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private Main() {}

  public static void main(String[] arguments) throws IOException {
    System.exit(run(List.of(arguments), System.out, System.err));
  }

  /** Runs what the arguments name and gives the exit code. */
  static int run(List<String> arguments, PrintStream out, PrintStream err) throws IOException {
    if (arguments.equals(List.of("litmus"))) {
      new LitmusSpeed().run(out);
      return CLEAN;
    }
    if (arguments.equals(List.of("memory"))) {
      return new FlatMemory().run(out) ? CLEAN : FAILED;
    }
    if (arguments.equals(List.of("jvm"))) {
      new JvmBenchmarks(out).run();
      return CLEAN;
    }
    if (arguments.equals(List.of("models"))) {
      new ModelSpeed().run(out);
      return CLEAN;
    }
    err.println("expected 'litmus' (speed), 'memory', 'models' or 'jvm', but got " + arguments);
    return USAGE;
  }
}
