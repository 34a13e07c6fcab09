package dev.jacquard.benchmarks.jvm;

import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The heap over one long exploration of a Java program, looked at ten times, in a JVM that has 512
 * MB.
 */
public record WorkloadMemory(Workload workload, long executions) {
  /** The first figures have classes and compiled code in them. */
  private static final int FIRST = 1;

  /**
   * Explores and prints the used heap at each point.
   *
   * @return whether the memory stayed flat
   */
  public boolean run(PrintStream out) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(Long.toString(executions)));
    arguments.addAll(workload.words());
    int code =
        MeasuringProcess.exitCode(
            WorkerJvm.command(
                List.of(Hooked.location(WorkloadMemory.class)),
                List.of("-Xmx512m"),
                MemoryJvm.class.getName(),
                arguments),
            out);
    return code == 0;
  }

  /** Whether the bytes in use at some points in time stayed the same. */
  static boolean isFlat(List<Long> used) {
    return used.size() > FIRST && used.get(used.size() - 1) <= 2 * used.get(FIRST);
  }
}
