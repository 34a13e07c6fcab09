package dev.jacquard.benchmarks.guard;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.jvm.MeasuringProcess;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The regression guard of this checkout, and of an earlier one where its jar is kept. */
public final class GuardBenchmark {
  /** The variable that names the directory in which the jar of an earlier commit is kept. */
  static final String PREVIOUS = "JACQUARD_PREVIOUS";

  private static final String JAR = "lab/command/target/jacquard-lab.jar";

  /**
   * One compiler, and nobody goes on before it is done: else a busy machine measures the
   * interpreter.
   */
  private static final List<String> STEADY =
      List.of("-XX:TieredStopAtLevel=1", "-Xbatch", "-XX:+UseSerialGC");

  private GuardBenchmark() {}

  /** Prints what is measured, in the words that {@link Measured#parse} reads. */
  public static void print(PrintStream out) throws IOException {
    MeasuringProcess.execute(command(), out);
  }

  static Measured present(String... arguments) throws IOException {
    return Measured.parse(MeasuringProcess.output(command(arguments)));
  }

  private static List<String> command(String... arguments) throws IOException {
    return WorkerJvm.command(
        List.of(Hooked.location(GuardBenchmark.class)),
        STEADY,
        GuardJvm.class.getName(),
        List.of(arguments));
  }

  /** The measurement of the jar in the directory that a variable names, if there is one. */
  static Optional<Measurement> previous() {
    return Optional.ofNullable(System.getenv(PREVIOUS))
        .map(directory -> Path.of(directory, JAR))
        .filter(Files::exists)
        .map(jar -> () -> Measured.parse(MeasuringProcess.output(guard(jar))));
  }

  private static List<String> guard(Path jar) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-jar",
        jar.toString(),
        "bench",
        "guard");
  }
}
