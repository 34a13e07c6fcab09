package dev.jacquard.worker;

import dev.jacquard.runtime.carrier.Debugging;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/**
 * Signs of life from this JVM to the shell that started it, which can end a JVM that is frozen. A
 * thread of ours can't: when a JVM waits for a thread that does not come to a safepoint, all its
 * threads do, even one that wants to end it. Decision 22. When the shell dies, this JVM ends.
 *
 * <p>The first line is the number of this process. Each line after it is the number of seconds
 * within which the next one has to come.
 */
public final class Lifeline {
  /** The property that names the file where the shell listens. */
  private static final String PROPERTY = "jacquard.lifeline";

  private static final long BETWEEN_SIGNS = Duration.ofSeconds(1).toMillis();

  /** The code of a process that was asked to terminate. */
  private static final int TERMINATED = 143;

  /** Long enough for a machine that is busy with something else. */
  private static final long SILENCE = Duration.ofSeconds(60).toSeconds();

  private Lifeline() {}

  /** From now on the shell is told, if one listens. Whoever sits at a debugger is not hurried. */
  public static void begin() {
    String place = System.getProperty(PROPERTY, "");
    if (!place.isEmpty() && !Debugging.isPossible()) {
      Thread thread = new Thread(() -> tell(place), "jacquard-lifeline");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void tell(String place) {
    try (FileOutputStream shell = new FileOutputStream(place)) {
      say(shell, ProcessHandle.current().pid());
      Optional<ProcessHandle> parent = ProcessHandle.current().parent();
      while (parent.isPresent() && parent.get().isAlive()) {
        say(shell, SILENCE);
        Thread.sleep(BETWEEN_SIGNS);
      }
      System.exit(TERMINATED); // somebody ended the shell, and meant this too
    } catch (IOException | InterruptedException nobodyListens) {
      return; // then this JVM is on its own
    }
  }

  private static void say(FileOutputStream shell, long number) throws IOException {
    shell.write((number + "\n").getBytes(StandardCharsets.US_ASCII));
  }
}
