package dev.jacquard.benchmarks;

import java.io.PrintStream;
import java.util.List;

/** Runs the measurements by name: {@code litmus} or {@code memory}. */
public final class Main {
  private static final int CLEAN = 0;
  private static final int FAILED = 1;
  private static final int USAGE = 2;

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(List.of(arguments), System.out, System.err));
  }

  /** Runs what the arguments name and gives the exit code. */
  static int run(List<String> arguments, PrintStream out, PrintStream err) {
    if (arguments.equals(List.of("litmus"))) {
      new LitmusSpeed().run(out);
      return CLEAN;
    }
    if (arguments.equals(List.of("memory"))) {
      return new FlatMemory().run(out) ? CLEAN : FAILED;
    }
    err.println("expected 'litmus' (speed) or 'memory', but got " + arguments);
    return USAGE;
  }
}
