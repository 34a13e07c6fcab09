package dev.jacquard.worker.watch;

import dev.jacquard.runtime.carrier.Debugging;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Signs of life from this JVM to the process that started it, which can end a JVM that is frozen. A
 * thread of ours can't: when a JVM waits for a thread that does not come to a safepoint, all its
 * threads do, even one that wants to end it. Decision 22. When the parent dies, this JVM ends.
 *
 * <p>A shell listens at a pipe. The first line is the number of this process; each line after it
 * begins with the number of seconds within which the next one has to come, and tells what this JVM
 * is doing. A JVM looks into a file ({@link SignsFile}), in which the latest such line stands.
 */
public final class Lifeline {
  /** The property that names the file where the shell listens. */
  private static final String PROPERTY = "jacquard.lifeline";

  /** The code of a process that was asked to terminate. */
  private static final int TERMINATED = 143;

  /** How a sign is given. */
  @FunctionalInterface
  private interface Teller {
    void tell(String line) throws IOException;
  }

  private Lifeline() {}

  /** From now on the parent is told, if one listens. Whoever sits at a debugger is not hurried. */
  public static void begin() {
    String place = System.getProperty(PROPERTY, "");
    Optional<Path> file = SignsFile.wanted();
    if (Debugging.isPossible() || (place.isEmpty() && file.isEmpty())) {
      return;
    }
    Thread thread =
        new Thread(
            () -> file.ifPresentOrElse(Lifeline::tell, () -> tell(place)), "jacquard-lifeline");
    thread.setDaemon(true);
    thread.start();
  }

  private static void tell(Path file) {
    long[] number = new long[1]; // no sign is like the one before
    tell(line -> Files.writeString(file, SignsFile.content(++number[0], line)));
  }

  private static void tell(String place) {
    try (FileOutputStream shell = new FileOutputStream(place)) {
      Teller teller = line -> shell.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      teller.tell(Long.toString(ProcessHandle.current().pid()));
      tell(teller);
    } catch (IOException nobodyListens) {
      return; // then this JVM is on its own
    }
  }

  private static void tell(Teller teller) {
    Optional<ProcessHandle> parent = ProcessHandle.current().parent();
    try {
      while (parent.isPresent() && parent.get().isAlive()) {
        teller.tell(Sign.now().line());
        Thread.sleep(Sign.PERIOD.toMillis());
      }
      System.exit(TERMINATED); // somebody ended the parent, and meant this too
    } catch (IOException | InterruptedException nobodyListens) {
      return; // then this JVM is on its own
    }
  }
}
