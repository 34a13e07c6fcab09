package dev.jacquard.benchmarks.compare;

import dev.jacquard.benchmarks.jvm.JvmBenchmarks;
import dev.jacquard.benchmarks.jvm.MeasuringProcess;
import dev.jacquard.benchmarks.jvm.Workload;
import dev.jacquard.benchmarks.measure.Stopwatch;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures two builds in turn and prints the ratio of their medians for each program.
 *
 * @param each processor time for each workload and round
 */
public record BuildComparison(Build before, Build after, int rounds, Duration each) {
  private static final String SPEED_JVM = "dev.jacquard.benchmarks.jvm.MeasuringJvm";
  private static final String COSTS_JVM = "dev.jacquard.benchmarks.costs.CostsJvm";

  /** The figures of one program: those of the build before and of the one after, by round. */
  private record Pair(List<Double> before, List<Double> after) {
    private Pair() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    static double median(List<Double> figures) {
      return Stopwatch.median(figures.stream().mapToDouble(Double::doubleValue).toArray());
    }
  }

  /** Compares the small programs of {@code bench jvm}, and workloads. */
  public void run(boolean small, List<Workload> workloads, PrintStream out) throws IOException {
    out.println(JvmBenchmarks.circumstances());
    out.println("before: " + before.jar());
    out.println("after:  " + after.jar());
    Map<String, Pair> pairs = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      if (small) {
        note(SPEED_JVM, List.of("SPEED"), pairs);
      }
      for (Workload workload : workloads) {
        List<String> arguments = new ArrayList<>(List.of(Long.toString(each.toMillis())));
        arguments.addAll(workload.words());
        note(COSTS_JVM, arguments, pairs);
      }
    }
    print(pairs, out);
  }

  private void note(String main, List<String> arguments, Map<String, Pair> pairs)
      throws IOException {
    measure(before, main, arguments)
        .forEach((name, nanos) -> pair(pairs, name).before().add(nanos));
    measure(after, main, arguments).forEach((name, nanos) -> pair(pairs, name).after().add(nanos));
  }

  private static Pair pair(Map<String, Pair> pairs, String name) {
    return pairs.computeIfAbsent(name, unseen -> new Pair());
  }

  private static Map<String, Double> measure(Build build, String main, List<String> arguments)
      throws IOException {
    return Figures.in(MeasuringProcess.output(build.command(main, arguments)));
  }

  private void print(Map<String, Pair> pairs, PrintStream out) {
    out.printf("%-30s %12s %12s %8s%n", "program", "before", "after", "ratio");
    pairs.forEach(
        (name, pair) -> {
          if (pair.before().isEmpty() || pair.after().isEmpty()) {
            return; // a program that only one of them has
          }
          double then = Pair.median(pair.before());
          double now = Pair.median(pair.after());
          out.printf(Locale.ROOT, "%-30s %,12.0f %,12.0f %8.3f%n", name, then, now, now / then);
        });
    out.printf("Nanoseconds of processor time per execution, medians of %d.%n", rounds);
  }
}
