package dev.jacquard.benchmarks.start;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.jvm.JvmBenchmarks;
import dev.jacquard.benchmarks.peers.guest.ProgramMain;
import dev.jacquard.benchmarks.program.LostUpdate;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures whole commands of one or more checkouts in turn, so that what else the machine does hits
 * all of them, and prints medians.
 *
 * @param checkouts folders with a script {@code jacquard}
 * @param programs whether programs of publications are checked too, which takes some minutes
 */
public record StartBenchmark(List<Path> checkouts, int rounds, boolean programs) {
  private static final List<Integer> ANY_VERDICT = List.of(0, 1, 3);

  /** Makes the rewritten JDK, and is not counted. */
  private static final int WARM_UP = 1;

  /** A program of a publication, with its sizes. */
  private record Published(String words, String symmetry) {
    List<String> command(String script, String lab) {
      List<String> command = new ArrayList<>(List.of(script, "check", "-cp", lab, "--no-progress"));
      command.addAll(List.of("--symmetry", symmetry, ProgramMain.class.getName(), "--"));
      command.addAll(List.of(words.split(" ")));
      return command;
    }
  }

  private static final List<Published> PUBLISHED =
      List.of(
          new Published("indexer 16", "none"),
          new Published("sections 4 3", "none"),
          new Published("file-system 26", "none"),
          new Published("bounded-buffer 4 4", "val"));

  /** Measures and prints. */
  public void run(PrintStream out) throws IOException {
    out.println(JvmBenchmarks.circumstances());
    for (int i = 0; i < checkouts.size(); i++) {
      out.printf("%s %s%n", letter(i), checkouts.get(i));
    }
    Map<String, List<String>> commands = new LinkedHashMap<>();
    commands.put("a JVM that does nothing", java(Silence.class));
    commands.put("20 tests x 10 executions in one JVM", java(TwentyTests.class, "plain"));
    commands.put("20 tests x 10 executions in a worker", java(TwentyTests.class, "worker"));
    for (int i = 0; i < checkouts.size(); i++) {
      commandsOf(checkouts.get(i), letter(i), commands);
    }
    Map<String, List<Timing>> runs = new LinkedHashMap<>();
    for (int round = 0; round < WARM_UP + rounds; round++) {
      for (Map.Entry<String, List<String>> command : commands.entrySet()) {
        Timing timing = Timing.of(command.getValue(), ANY_VERDICT);
        if (round >= WARM_UP) {
          runs.computeIfAbsent(command.getKey(), unseen -> new ArrayList<>()).add(timing);
        }
      }
    }
    print(runs, out);
  }

  private static String letter(int checkout) {
    return (char) ('A' + checkout) + ":";
  }

  private void commandsOf(Path checkout, String letter, Map<String, List<String>> commands) {
    String script = checkout.resolve("jacquard").toString();
    String lab = Hooked.location(StartBenchmark.class).toString();
    commands.put(letter + " jacquard --version", List.of(script, "--version"));
    commands.put(
        letter + " check, two threads",
        List.of(script, "check", "-cp", lab, "--no-progress", LostUpdate.class.getName() + "#run"));
    if (programs) {
      for (Published published : PUBLISHED) {
        commands.put(letter + " check, " + published.words(), published.command(script, lab));
      }
    }
  }

  private static List<String> java(Class<?> main, String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  private void print(Map<String, List<Timing>> runs, PrintStream out) {
    out.printf("%-40s %10s %10s %10s%n", "seconds", "wall", "processor", "search");
    runs.forEach(
        (name, all) -> {
          Timing median = Timing.median(all);
          out.printf(
              Locale.ROOT,
              "%-40s %10.2f %10.2f %10s%n",
              name,
              median.wall(),
              median.processor(),
              median.search().isPresent()
                  ? String.format(Locale.ROOT, "%.2f", median.search().getAsDouble())
                  : "");
        });
    out.printf("Medians of %d, in turn.%n", rounds);
  }
}
