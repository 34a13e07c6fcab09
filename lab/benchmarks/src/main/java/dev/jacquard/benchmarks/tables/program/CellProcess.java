package dev.jacquard.benchmarks.tables.program;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.kernel.Budget;
import dev.jacquard.worker.WorkerJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Explores cells, each in a new JVM. */
final class CellProcess {
  /** How much longer than its budget a JVM may take for the start and for its last execution. */
  private static final Duration GRACE = Duration.ofSeconds(60);

  private final List<String> prefix;
  private final Consumer<String> progress;

  /**
   * @param prefix what stands before the command that starts a JVM
   * @param progress is told how far an exploration has come
   */
  CellProcess(List<String> prefix, Consumer<String> progress) {
    this.prefix = List.copyOf(prefix);
    this.progress = progress;
  }

  Outcome explore(Cell cell, Budget budget) {
    try {
      Process process =
          new ProcessBuilder(command(cell, budget))
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      Thread end = new Thread(process::destroyForcibly, "jacquard-cell-end");
      Runtime.getRuntime().addShutdownHook(end);
      long most = budget.time().plus(GRACE).toSeconds();
      CompletableFuture.delayedExecutor(most, TimeUnit.SECONDS).execute(process::destroyForcibly);
      try (BufferedReader lines = process.inputReader()) {
        return outcome(lines).orElseGet(() -> ended(process));
      } finally {
        process.destroyForcibly();
        Runtime.getRuntime().removeShutdownHook(end);
      }
    } catch (IOException trouble) {
      return new Outcome.Trouble("no JVM could be started: " + trouble.getMessage());
    }
  }

  private List<String> command(Cell cell, Budget budget) throws IOException {
    List<String> command = new ArrayList<>(prefix);
    command.addAll(
        WorkerJvm.command(
            List.of(Hooked.location(CellProcess.class)),
            List.of("-XX:+UseSerialGC"), // as for check
            CellJvm.class.getName(),
            CellJvm.words(cell, budget)));
    return command;
  }

  private Optional<Outcome> outcome(BufferedReader lines) throws IOException {
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      Messages.progressOf(line).ifPresent(progress);
      Optional<Outcome> outcome = Messages.outcomeOf(line);
      if (outcome.isPresent()) {
        return outcome;
      }
    }
    return Optional.empty();
  }

  private static Outcome ended(Process process) {
    int code = process.onExit().join().exitValue();
    return new Outcome.Trouble("its JVM ended with code " + code + " and without a result");
  }
}
