package dev.jacquard.benchmarks.jvm;

import dev.jacquard.benchmarks.measure.Stopwatch;
import java.io.PrintStream;
import java.time.Duration;

/** The main class of the JVMs in which is measured; its one argument says what. */
final class MeasuringJvm {
  /** What can be measured in a JVM. */
  enum Part {
    SPEED(
        new JvmSpeed(
            new JvmSpeed.Warmth(2_000_000, Duration.ofSeconds(20)), rounds(300, 5), 20_000)),
    SYMMETRY(new SymmetryCosts(Duration.ofSeconds(5), rounds(300, 9))),
    MEMORY(new JvmMemory(1_000_000)),
    OPERATIONS(new JdkOperations(rounds(200, 5))),
    START(out -> out.println(Stopwatch.Clock.PROCESSOR.nanos())),
    /** Nearly all of it in little time, to see that it works. */
    TRIAL(MeasuringJvm::trial);

    private final JvmMeasurement measurement;

    Part(JvmMeasurement measurement) {
      this.measurement = measurement;
    }
  }

  private MeasuringJvm() {}

  private static Stopwatch rounds(int millis, int rounds) {
    return new Stopwatch(Duration.ofMillis(millis), rounds, Stopwatch.Clock.PROCESSOR);
  }

  private static void trial(PrintStream out) {
    Stopwatch stopwatch = rounds(1, 1);
    new JvmSpeed(new JvmSpeed.Warmth(1, Duration.ofSeconds(1)), stopwatch, 200).run(out);
    new SymmetryCosts(Duration.ofMillis(1), stopwatch).run(out);
    JvmMemory memory = new JvmMemory(1000);
    memory.manyExecutions(out);
    memory.manyThreads(out);
    new JdkOperations(stopwatch).run(out);
  }

  public static void main(String[] arguments) {
    Part.valueOf(arguments[0]).measurement.run(System.out);
    System.exit(0); // the threads that carried the program's are still there
  }
}
