package dev.jacquard.image;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * A JVM that does something for an image and ends.
 *
 * @param home of its JDK
 * @param options for the VM
 * @param words the main class and its arguments
 */
record JvmProcess(Path home, List<String> options, List<Path> classPath, List<String> words) {
  /** Variables by which options get into every JVM, such as those that say which modules it has. */
  private static final Set<String> VARIABLES =
      Set.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");

  /** How a process ends at Ctrl-C, or when it is asked to end. */
  private static final Set<Integer> INTERRUPTED = Set.of(129, 130, 143);

  /**
   * Runs it; returns its exit code.
   *
   * @param patience after which it is killed
   * @param output is given what it prints
   * @throws IOException if it could not be run, or somebody ended it
   */
  int run(Duration patience, ProcessBuilder.Redirect errors, Consumer<String> output)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command()).redirectError(errors);
    builder.environment().keySet().removeAll(VARIABLES);
    Process process = builder.start();
    CompletableFuture.delayedExecutor(patience.toSeconds(), TimeUnit.SECONDS)
        .execute(() -> kill(process));
    try (BufferedReader lines = process.inputReader()) {
      process.getOutputStream().close();
      lines.lines().forEach(output);
      int code = process.waitFor();
      if (INTERRUPTED.contains(code)) {
        throw new IOException("interrupted");
      }
      return code;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted");
    } finally {
      kill(process);
    }
  }

  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  private List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(home.resolve("bin/java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(join(classPath));
    command.addAll(words);
    return command;
  }

  /** A class path in one word. */
  static String join(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
