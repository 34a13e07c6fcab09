package dev.jacquard.cli.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Keeps a process on one core: threads that hand over to each other do it much faster there. */
public final class OneCore {
  private static final String ALLOWED = "Cpus_allowed_list:";
  private static final Path TASKSET = Path.of("/usr/bin/taskset");

  private OneCore() {}

  /** How a command begins that stays on one core; empty where that is not possible. */
  public static List<String> prefix() {
    return Files.isExecutable(TASKSET)
        ? core().map(core -> List.of(TASKSET.toString(), "-c", core)).orElse(List.of())
        : List.of();
  }

  /** One of the cores that this process may use, another one for another process. */
  private static Optional<String> core() {
    try (Stream<String> status = Files.lines(Path.of("/proc/self/status"))) {
      List<Integer> cores =
          status
              .filter(line -> line.startsWith(ALLOWED))
              .flatMap(line -> Stream.of(line.substring(ALLOWED.length()).strip().split(",")))
              .flatMap(OneCore::range)
              .toList();
      return cores.isEmpty()
          ? Optional.empty()
          : Optional.of(cores.get((int) (ProcessHandle.current().pid() % cores.size())).toString());
    } catch (IOException | NumberFormatException unknown) {
      return Optional.empty(); // slower, not wrong
    }
  }

  private static Stream<Integer> range(String text) {
    String[] ends = text.split("-");
    return IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
        .boxed();
  }
}
