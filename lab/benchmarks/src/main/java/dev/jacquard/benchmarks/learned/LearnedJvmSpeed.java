package dev.jacquard.benchmarks.learned;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.learned.program.LearnedPrograms;
import dev.jacquard.worker.WorkerJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Java programs, each explored as usual and with what is learned of its threads, each time in a JVM
 * of its own.
 */
public final class LearnedJvmSpeed {
  /** How much longer than its budget a JVM may take for the start and for its last execution. */
  private static final Duration GRACE = Duration.ofSeconds(30);

  private static final String FORMAT = "%-25s | %12s %8s | %12s %8s %8s | %9s %8s %8s | %s%n";

  private final PrintStream out;
  private final Duration time;

  /**
   * @param time for each exploration
   */
  public LearnedJvmSpeed(PrintStream out, Duration time) {
    this.out = out;
    this.time = time;
  }

  /** All programs. */
  public void run() throws IOException {
    run(LearnedPrograms.measured());
  }

  /** Programs by their names and sizes. */
  public void run(List<String> programs) throws IOException {
    out.printf(FORMAT, "", "ordinary", "", "by traces", "", "", "or states", "", "", "");
    out.printf(
        FORMAT,
        "program",
        "executions",
        "s",
        "executions",
        "runs",
        "s",
        "states",
        "runs",
        "s",
        "what was found, and what there is to say");
    for (String program : programs) {
      Map<Way, Found> found = new EnumMap<>(Way.class);
      for (Way way : Way.values()) {
        found.put(way, explore(program, way));
      }
      print(program, found);
    }
    out.println();
    out.println(
        "+: there is more. -: nothing could be learned. No states: the search by traces was");
    out.println("the shorter one. Seconds are those of the wall clock in a new JVM.");
  }

  private void print(String program, Map<Way, Found> found) {
    Found ordinary = found.get(Way.ORDINARY);
    Found traces = found.get(Way.TRACES);
    Found either = found.get(Way.TRACES_OR_STATES);
    out.printf(
        Locale.ROOT,
        FORMAT,
        program,
        ordinary.count(ordinary.executions()),
        ordinary.seconds(),
        traces.count(traces.executions()),
        traces.count(traces.runs()),
        traces.seconds(),
        either.states() > 0 || either.runs() == 0 ? either.count(either.states()) : "",
        either.count(either.runs()),
        either.seconds(),
        remarks(found));
    out.flush();
  }

  private static String remarks(Map<Way, Found> found) {
    Set<String> verdicts = new TreeSet<>();
    Set<String> failures = new TreeSet<>();
    Map<String, List<String>> reasons = new LinkedHashMap<>();
    found.forEach(
        (way, one) -> {
          failures.addAll(one.failures());
          if (one.isComplete()) {
            verdicts.add(one.failures().toString());
          } else if (!one.isCutByTime()) {
            reasons.computeIfAbsent(one.why(), why -> new ArrayList<>()).add(way.label());
          }
        });
    List<String> remarks = new ArrayList<>();
    if (verdicts.size() > 1) {
      remarks.add("DIFFERENT");
    }
    String none = verdicts.isEmpty() ? "no failure so far" : "no failure";
    remarks.add(failures.isEmpty() ? none : String.join(", ", failures));
    reasons.forEach((why, ways) -> remarks.add(String.join(", ", ways) + ": " + why));
    return String.join("; ", remarks);
  }

  private Found explore(String program, Way way) throws IOException {
    List<String> words = new ArrayList<>();
    words.add(way.name());
    words.add(Long.toString(time.toMillis()));
    words.addAll(List.of(program.split(" ")));
    Process process =
        new ProcessBuilder(
                WorkerJvm.command(
                    List.of(Hooked.location(LearnedJvmSpeed.class)),
                    List.of("-XX:+UseSerialGC"), // as for check
                    LearningJvm.class.getName(),
                    words))
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    CompletableFuture.delayedExecutor(time.plus(GRACE).toSeconds(), TimeUnit.SECONDS)
        .execute(process::destroyForcibly);
    try (BufferedReader lines = process.inputReader()) {
      Optional<Found> found = lines.lines().filter(Found::isLine).map(Found::of).findFirst();
      return found.orElseGet(() -> Found.trouble("its JVM ended without a result"));
    } finally {
      process.destroyForcibly();
    }
  }
}
