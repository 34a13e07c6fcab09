package dev.jacquard.check;

import java.io.Serializable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Where the state of a search is kept, so that the search can be taken up again.
 *
 * @param file the name of the file into which the state is saved; empty if none was named
 * @param resumed the name of the file to go on from; empty for a search that begins
 * @param every how often the state is saved
 */
public record Checkpoint(String file, String resumed, Duration every) implements Serializable {
  private static final Duration USUAL = Duration.ofSeconds(5);

  /** Nothing is saved, and nothing is gone on with. */
  public static final Checkpoint NONE = new Checkpoint("", "", USUAL);

  /** The file to save to, which is the one to go on from if no other one was named. */
  public Optional<Path> target() {
    return path(file).or(this::source);
  }

  /** The file to go on from. */
  public Optional<Path> source() {
    return path(resumed);
  }

  /** Whether a file was named. */
  public boolean isUsed() {
    return target().isPresent();
  }

  private static Optional<Path> path(String name) {
    return name.isEmpty() ? Optional.empty() : Optional.of(Path.of(name));
  }
}
