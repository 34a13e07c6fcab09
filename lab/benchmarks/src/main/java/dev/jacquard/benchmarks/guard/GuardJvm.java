package dev.jacquard.benchmarks.guard;

import dev.jacquard.benchmarks.measure.Stopwatch;
import dev.jacquard.kernel.Program;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * The main class of the JVMs in which the guard measures. It prints what its threads run on, and
 * then a line for each ratio: its name, a tab, and the value.
 */
final class GuardJvm {
  /** The argument that makes each run of a program take longer, to see that the guard notices. */
  static final String SLOWED = "slowed";

  private GuardJvm() {}

  public static void main(String[] arguments) {
    UnaryOperator<Program> around =
        List.of(arguments).contains(SLOWED) ? SlowedProgram::new : program -> program;
    Stopwatch stopwatch = new Stopwatch(Duration.ofMillis(60), 5, Stopwatch.Clock.PROCESSOR);
    System.out.println(Ratios.carrier());
    new Ratios(stopwatch, around)
        .measure()
        .forEach((name, value) -> System.out.printf(Locale.ROOT, "%s\t%.4f%n", name, value));
    System.exit(0); // the threads that carried the program's are still there
  }
}
