package dev.jacquard.cli.terminal;

import dev.jacquard.explore.Listener;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.worker.WorkerKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Keeps a process on one core: threads that hand over to each other do it much faster there. As a
 * listener it puts this process there when a search has gone on for a while, and not before: a JVM
 * that starts has work for all cores.
 */
public final class OneCore implements Listener {
  private static final String ALLOWED = "Cpus_allowed_list:";
  private static final Path TASKSET = Path.of("/usr/bin/taskset");

  /** Before this JDK, threads of programs are never continuations. */
  private static final int CONTINUATIONS = 24;

  private static final long A_WHILE = Duration.ofMillis(200).toNanos();

  private final BooleanSupplier useful;
  private final long begin = System.nanoTime();
  private boolean decided;

  /**
   * For a search that begins now.
   *
   * @param useful asked once, when the time has come: whether its threads hand over to each other
   */
  public OneCore(BooleanSupplier useful) {
    this.useful = useful;
  }

  @Override
  public void executed(Trace trace, Tally tally) {
    if (!decided && System.nanoTime() - begin > A_WHILE) {
      decided = true;
      if (useful.getAsBoolean()) {
        enter();
      }
    }
  }

  private static void enter() {
    List<String> command = new ArrayList<>(taskset("-acp"));
    if (command.isEmpty()) {
      return;
    }
    command.add(Long.toString(ProcessHandle.current().pid()));
    try {
      new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException unable) {
      return; // slower, not wrong
    }
  }

  /** Whether threads of programs can't be anything but threads in this JDK. */
  public static boolean hasOnlyThreads() {
    return Runtime.version().feature() < CONTINUATIONS;
  }

  /** How a command begins that stays on one core; empty where that is not possible. */
  public static List<String> prefix() {
    return taskset("-c");
  }

  /** The tool with an option that names one core; empty where that is not possible. */
  private static List<String> taskset(String option) {
    return Files.isExecutable(TASKSET)
        ? core().map(core -> List.of(TASKSET.toString(), option, core)).orElse(List.of())
        : List.of();
  }

  /** Workers of one command have numbers, so that each gets a core of its own. */
  private static long number() {
    return Long.getLong(WorkerKind.NUMBER, ProcessHandle.current().pid());
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
          : Optional.of(cores.get((int) (number() % cores.size())).toString());
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
