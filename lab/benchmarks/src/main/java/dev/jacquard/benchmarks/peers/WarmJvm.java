package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.peers.guest.Checked;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;

/** A JVM that checks a program again and again when it is told to, and else does nothing. */
final class WarmJvm implements AutoCloseable {
  private final Process process;
  private final BufferedWriter requests;
  private final BufferedReader answers;

  WarmJvm(List<String> command, Path folder) throws IOException {
    process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    requests =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /**
   * Checks for so much processor time at least; empty if that takes longer than the limit, or ends
   * otherwise.
   */
  Optional<Checked> round(Duration least, Duration limit) throws IOException {
    Timer timer = new Timer("jacquard-peer-limit", true);
    timer.schedule(ending(), limit.toMillis());
    try {
      requests.write(least.toMillis() + "\n");
      requests.flush();
      for (String line = answers.readLine(); line != null; line = answers.readLine()) {
        Optional<Checked> checked = Checked.lastIn(line);
        if (checked.isPresent()) {
          return checked;
        }
      }
      return Optional.empty();
    } catch (IOException ended) {
      return Optional.empty();
    } finally {
      timer.cancel();
    }
  }

  private TimerTask ending() {
    return new TimerTask() {
      @Override
      public void run() {
        process.destroyForcibly();
      }
    };
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
