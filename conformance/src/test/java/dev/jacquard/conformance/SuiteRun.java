package dev.jacquard.conformance;

import dev.jacquard.testkit.WorkerRun;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * What the suite found on one carrier. All folders share a worker JVM, since its start costs more
 * than most folders; when it ends too early, the folders that are left get another one.
 */
final class SuiteRun {
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Map<String, SuiteRun> RUNS = new ConcurrentHashMap<>();

  private final Map<String, List<String>> wrong = new HashMap<>();

  SuiteRun(String carrier, Duration patience, List<String> folders) throws IOException {
    List<String> left = new ArrayList<>(folders);
    while (!left.isEmpty()) {
      read(output(carrier, patience, left), left);
    }
  }

  /** The run of all folders on a carrier, which happens when it is first asked for. */
  static SuiteRun on(String carrier) {
    return RUNS.computeIfAbsent(
        carrier,
        key -> {
          try {
            return new SuiteRun(key, PATIENCE, Programs.folders(ProgramClasses.ROOT));
          } catch (IOException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  /** The carriers of this JDK. */
  static Stream<String> carriers() {
    return Runtime.version().feature() >= 24
        ? Stream.of("continuation", "thread")
        : Stream.of("thread");
  }

  /** What is wrong in a folder. */
  List<String> wrong(String folder) {
    return wrong.get(folder);
  }

  private static String output(String carrier, Duration patience, List<String> folders)
      throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add(carrier);
    arguments.add(Long.toString(patience.toMillis()));
    arguments.add(ProgramClasses.CLASS_PATH);
    arguments.add(ProgramClasses.ROOT.toString());
    arguments.addAll(folders);
    return WorkerRun.output(Suite.class, arguments);
  }

  private void read(String output, List<String> left) {
    List<String> present = new ArrayList<>();
    List<String> all = new ArrayList<>();
    for (String line : output.lines().toList()) {
      all.add(line);
      if (line.startsWith(Suite.WRONG)) {
        present.add(line);
      } else if (line.startsWith(Suite.DONE)) {
        wrong.put(left.remove(0), present);
        present = new ArrayList<>();
        all = new ArrayList<>();
      }
    }
    if (!left.isEmpty()) {
      all.add("the worker ended in this folder");
      wrong.put(left.remove(0), all);
    }
  }
}
