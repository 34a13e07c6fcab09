package dev.jacquard.benchmarks.profile;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.jvm.MeasuringProcess;
import dev.jacquard.benchmarks.jvm.Workload;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A profile of the exploration of one program.
 *
 * @param time the processor time that is spent before anything is recorded, and again while it is
 */
public record ProfileBenchmark(Workload workload, Duration time) {
  /** Profiles in a JVM of its own and prints the tables. */
  public void run(PrintStream out) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(Long.toString(time.toMillis())));
    arguments.addAll(workload.words());
    MeasuringProcess.execute(
        WorkerJvm.command(
            List.of(Hooked.location(ProfileBenchmark.class)),
            List.of(FlightRecording.DEEP_STACKS),
            ProfilingJvm.class.getName(),
            arguments),
        out);
  }
}
