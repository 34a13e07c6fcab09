package dev.jacquard.worker;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a main class of the tests in a worker JVM. */
final class WorkerRun {
  static final Path CLASSES = Path.of("target", "test-classes").toAbsolutePath();

  /** What became of it. */
  record Result(int exitCode, String output) {
    String lastLine() {
      return output.strip().substring(output.strip().lastIndexOf('\n') + 1);
    }
  }

  private WorkerRun() {}

  static Result of(Class<?> main, List<String> arguments) throws IOException {
    List<String> all = new ArrayList<>(arguments);
    Process process =
        new ProcessBuilder(WorkerJvm.command(List.of(CLASSES), List.of(), main.getName(), all))
            .redirectErrorStream(true)
            .start();
    try {
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(5, TimeUnit.MINUTES)) {
        throw new IllegalStateException("the worker does not end: " + output);
      }
      return new Result(process.exitValue(), output);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      process.destroyForcibly();
    }
  }
}
