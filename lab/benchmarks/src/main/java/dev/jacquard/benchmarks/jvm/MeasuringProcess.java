package dev.jacquard.benchmarks.jvm;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A JVM of its own in which is measured. */
public final class MeasuringProcess {
  private MeasuringProcess() {}

  /** What a command prints. */
  public static String output(List<String> command) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    execute(command, bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** Executes a command to its end, which has to be a good one. */
  public static void execute(List<String> command, OutputStream out) throws IOException {
    int code = exitCode(command, out);
    if (code != 0) {
      throw new IllegalStateException("exit code " + code + " of " + command);
    }
  }

  /** Executes a command to its end. */
  static int exitCode(List<String> command, OutputStream out) throws IOException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    process.getInputStream().transferTo(out);
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      throw new IllegalStateException(e);
    }
  }
}
