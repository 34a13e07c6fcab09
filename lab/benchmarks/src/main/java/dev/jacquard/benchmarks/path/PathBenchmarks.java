package dev.jacquard.benchmarks.path;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks of this package and prints a line for each. */
public final class PathBenchmarks {
  /** From this JDK on. */
  private static final int WARNING_OF_UNSAFE = 24;

  private static final int ROUNDS = 5;
  private static final TimeValue WARM_UP = TimeValue.milliseconds(500);
  private static final TimeValue ROUND = TimeValue.milliseconds(300);

  private PathBenchmarks() {}

  /** Measures everything, each benchmark in a worker JVM of its own; takes some minutes. */
  public static void run(PrintStream out) throws IOException {
    // JMH pads its classes by means of Unsafe, of which these JDKs warn.
    List<String> more =
        Runtime.version().feature() < WARNING_OF_UNSAFE
            ? List.of()
            : List.of("--sun-misc-unsafe-memory-access=allow");
    List<String> worker =
        WorkerJvm.withAgent(List.of(Hooked.location(PathBenchmarks.class)), more, "", List.of());
    print(
        options()
            .forks(1)
            .jvmArgs(worker.subList(1, worker.indexOf("-cp")).toArray(new String[0]))
            .warmupIterations(2)
            .warmupTime(WARM_UP)
            .measurementIterations(ROUNDS)
            .measurementTime(ROUND),
        out);
  }

  /** Does everything once in this JVM, which has to be a worker, to see that it works. */
  public static void tryOut(PrintStream out) {
    print(
        options()
            .forks(0)
            .warmupIterations(0)
            .measurementIterations(1)
            .measurementTime(TimeValue.milliseconds(1)),
        out);
  }

  private static ChainedOptionsBuilder options() {
    return new OptionsBuilder()
        .include(PathBenchmarks.class.getPackageName().replace(".", "\\.") + "\\..*")
        .mode(Mode.AverageTime)
        .timeUnit(TimeUnit.NANOSECONDS)
        .addProfiler(ProcessorTime.class)
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT);
  }

  private static void print(ChainedOptionsBuilder options, PrintStream out) {
    out.printf("%-60s %12s %12s%n", "code path", "processor", "wall");
    try {
      for (RunResult result : new Runner(options.build()).run()) {
        out.printf(
            Locale.ROOT,
            "%-60s %,12.1f %,12.1f%n",
            name(result),
            processor(result),
            result.getPrimaryResult().getScore());
      }
    } catch (RunnerException e) {
      throw new IllegalStateException(e);
    }
    out.println(
        "Nanoseconds per operation, by JMH: processor time of the whole JVM, and wall time.");
  }

  private static String name(RunResult result) {
    String[] words = result.getParams().getBenchmark().split("\\.");
    String parameters =
        result.getParams().getParamsKeys().stream()
            .map(key -> key + "=" + result.getParams().getParam(key))
            .collect(Collectors.joining(" "));
    return (words[words.length - 2] + "." + words[words.length - 1] + " " + parameters).strip();
  }

  private static double processor(RunResult result) {
    for (String label : result.getSecondaryResults().keySet()) {
      if (label.endsWith(ProcessorTime.LABEL)) {
        return result.getSecondaryResults().get(label).getScore();
      }
    }
    throw new IllegalStateException("no processor time in " + result);
  }
}
