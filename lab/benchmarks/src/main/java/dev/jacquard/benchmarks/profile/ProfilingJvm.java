package dev.jacquard.benchmarks.profile;

import dev.jacquard.benchmarks.jvm.Workload;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * The main class of the JVMs in which is profiled. Its arguments are the milliseconds of processor
 * time that are spent before anything is recorded, and again while it is recorded, and the words of
 * a workload.
 */
final class ProfilingJvm {
  private ProfilingJvm() {}

  public static void main(String[] arguments) {
    List<String> words = List.of(arguments);
    Duration time = Duration.ofMillis(Long.parseLong(words.get(0)));
    profile(Workload.of(words.subList(1, words.size())), time, System.out);
    System.exit(0); // the threads that carried the program's are still there
  }

  private static void profile(Workload workload, Duration time, PrintStream out) {
    Runnable body = workload.controlled();
    workload.explore(body, time);
    long[] executions = new long[1];
    FlightRecording recording =
        FlightRecording.of(() -> executions[0] = workload.explore(body, time));
    out.printf(
        Locale.ROOT,
        "%s, JDK %s: %,d executions in %.1f s of processor time, %,.0f ns each%n",
        workload,
        Runtime.version(),
        executions[0],
        time.toMillis() / 1e3,
        time.toNanos() / (double) executions[0]);
    new ProfileText(recording).print(out);
  }
}
