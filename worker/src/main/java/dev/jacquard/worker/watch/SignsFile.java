package dev.jacquard.worker.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A file in which a worker that shares our streams gives its signs of life. */
public final class SignsFile implements AutoCloseable {
  private static final String PROPERTY = "jacquard.signs";

  private final Path file;

  private SignsFile(Path file) {
    this.file = file;
  }

  /** A new file, which nobody has written to. */
  public static SignsFile create() throws IOException {
    return new SignsFile(Files.createTempFile("jacquard-", ".signs"));
  }

  /** Where this JVM is to give its signs, if somebody looks for them in a file. */
  static Optional<Path> wanted() {
    return Optional.ofNullable(System.getProperty(PROPERTY)).map(Path::of);
  }

  /**
   * What stands in the file: the number of the sign, so that each one is a change, and the sign.
   */
  static String content(long number, String line) {
    return number + " " + line;
  }

  /** The option by which a JVM gives its signs there. */
  public String option() {
    return "-D" + PROPERTY + "=" + file;
  }

  /**
   * Waits for the end of a process, and ends it if it has given signs of life and gives no more.
   *
   * @return what to say of it if it was ended, without the subject of the sentence
   */
  public Optional<String> await(Process worker) throws InterruptedException {
    String seen = "";
    Optional<Sign> last = Optional.empty();
    long since = 0;
    while (!worker.waitFor(Sign.PERIOD.toMillis(), TimeUnit.MILLISECONDS)) {
      String present = read();
      if (!present.isEmpty() && !present.equals(seen)) {
        seen = present;
        last = Optional.of(Sign.parse(present.substring(present.indexOf(' ') + 1)));
        since = System.nanoTime();
      } else if (last.isPresent()
          && System.nanoTime() - since > TimeUnit.SECONDS.toNanos(last.get().seconds())) {
        worker.destroyForcibly().waitFor();
        return last.map(Sign::silence);
      }
    }
    return Optional.empty();
  }

  /** Nothing if it is being written just now. */
  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      return "";
    }
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
  }
}
