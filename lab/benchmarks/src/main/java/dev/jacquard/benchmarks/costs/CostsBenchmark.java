package dev.jacquard.benchmarks.costs;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.jvm.JvmBenchmarks;
import dev.jacquard.benchmarks.jvm.MeasuringProcess;
import dev.jacquard.benchmarks.jvm.Workload;
import dev.jacquard.benchmarks.path.PathBenchmarks;
import dev.jacquard.benchmarks.profile.FlightRecording;
import dev.jacquard.explore.option.SymmetryReduction;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The cost model: what hooks, threads and clocks cost, and what executions are made of. */
public final class CostsBenchmark {
  /** From few threads with few steps to many of both; once with symmetry. */
  private static final List<Workload> WORKLOADS =
      List.of(
          workload("sections", SymmetryReduction.NONE, "2", "3"),
          workload("sections", SymmetryReduction.NONE, "4", "3"),
          workload("sections", SymmetryReduction.VAL, "4", "3"),
          workload("bounded-buffer", SymmetryReduction.NONE, "4", "4"),
          workload("indexer", SymmetryReduction.NONE, "16"),
          workload("file-system", SymmetryReduction.NONE, "26"));

  private final PrintStream out;

  public CostsBenchmark(PrintStream out) {
    this.out = out;
  }

  private static Workload workload(String program, SymmetryReduction symmetry, String... sizes) {
    return Workload.checked(program, List.of(sizes), symmetry);
  }

  /** Measures everything; takes some minutes. */
  public void run(Duration time) throws IOException {
    out.println(JvmBenchmarks.circumstances());
    out.println();
    PathBenchmarks.run(out);
    for (Workload workload : WORKLOADS) {
      out.println();
      run(workload, time);
    }
    out.println();
    out.println(
        "Nanoseconds of processor time. Phases are told apart by the wall clock and scaled");
    out.println(
        "to the processor time of explorations that nobody looked at; parts of a phase are");
    out.println("shares of samples, those below half a percent left out.");
  }

  /** Measures one workload. */
  public void run(Workload workload, Duration time) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(Long.toString(time.toMillis())));
    arguments.addAll(workload.words());
    MeasuringProcess.execute(
        WorkerJvm.command(
            List.of(Hooked.location(CostsBenchmark.class)),
            List.of(FlightRecording.DEEP_STACKS),
            CostsJvm.class.getName(),
            arguments),
        out);
  }
}
