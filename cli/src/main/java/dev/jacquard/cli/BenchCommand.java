package dev.jacquard.cli;

import dev.jacquard.benchmarks.FlatMemory;
import dev.jacquard.benchmarks.LitmusSpeed;
import dev.jacquard.benchmarks.jvm.JvmBenchmarks;
import dev.jacquard.benchmarks.model.ModelSpeed;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code jacquard bench}: measures the exploration on this machine. */
@Command(
    name = "bench",
    description = "Measures how fast the exploration is, or whether its memory stays flat.",
    mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
  /** What can be measured. */
  enum Measurement {
    LITMUS,
    MEMORY,
    MODELS,
    JVM;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(
      paramLabel = "WHAT",
      description =
          "litmus: executions per second; memory: heap over ten million executions; models: states"
              + " per second, beside SPIN; jvm: Java programs, some minutes")
  private Measurement what;

  @Override
  public Integer call() throws IOException {
    return switch (what) {
      case LITMUS -> {
        new LitmusSpeed().run(System.out);
        yield ExitCode.CLEAN.code();
      }
      case MEMORY ->
          (new FlatMemory().run(System.out) ? ExitCode.CLEAN : ExitCode.FAILURE_FOUND).code();
      case MODELS -> {
        new ModelSpeed().run(System.out);
        yield ExitCode.CLEAN.code();
      }
      case JVM -> {
        new JvmBenchmarks(System.out).run();
        yield ExitCode.CLEAN.code();
      }
    };
  }
}
