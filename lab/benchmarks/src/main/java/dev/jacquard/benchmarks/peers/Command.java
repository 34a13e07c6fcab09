package dev.jacquard.benchmarks.peers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command that is run to its end, below a shell that tells what it and all its processes spent.
 */
record Command(List<String> words, Path folder) {
  /** The shell goes on when the command is ended by force, so that even then times are known. */
  private static final List<String> SHELL = List.of("sh", "-c", "\"$@\"; times", "sh");

  private static final Pattern TIMES = Pattern.compile("(\\d+)m([\\d.]+)s (\\d+)m([\\d.]+)s\\s*$");

  /** What the shell may take after its command was ended. */
  private static final int PATIENCE_SECONDS = 10;

  /** Runs it with an input of one line. */
  Printed run(String input, Duration limit) throws IOException {
    Path output = Files.createTempFile(folder, "output", ".txt");
    Path line = Files.writeString(Files.createTempFile(folder, "input", ".txt"), input + "\n");
    List<String> all = new ArrayList<>(SHELL);
    all.addAll(words);
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(all)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectInput(line.toFile())
            .redirectOutput(output.toFile())
            .start();
    boolean overTime = !waitFor(process, limit);
    Duration wall = Duration.ofNanos(System.nanoTime() - start);
    String text = new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
    return new Printed(text, wall, processor(text), overTime);
  }

  private static boolean waitFor(Process process, Duration limit) throws IOException {
    try {
      if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        return true;
      }
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      return false;
    } catch (InterruptedException e) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while a tool was running", e);
    }
  }

  /** The last line of {@code times}: user and system time of the children. */
  static Duration processor(String text) {
    Matcher times = TIMES.matcher(text);
    if (!times.find()) {
      return Duration.ZERO;
    }
    double seconds =
        60 * Double.parseDouble(times.group(1))
            + Double.parseDouble(times.group(2))
            + 60 * Double.parseDouble(times.group(3))
            + Double.parseDouble(times.group(4));
    return Duration.ofNanos((long) (seconds * 1e9));
  }
}
