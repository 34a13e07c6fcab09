package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What came of some ingredients, in a file: it counts as long as nobody has written to them. So a
 * start looks at a few files and reads none.
 */
record StampedOutcome(Path file) {
  private static final int OUTCOME = 3;

  /** The one of these ingredients, in the folder of a store. */
  static StampedOutcome of(Ingredients ingredients, Path folder) {
    Digest digest = new Digest();
    ingredients.paths().forEach(path -> digest.add(path.toString()));
    return new StampedOutcome(folder.resolve(digest.finish().substring(0, 32)));
  }

  /** The outcome, if there was one and the ingredients are as they were. */
  Optional<Outcome> read() {
    return any(true);
  }

  /** The outcome, whether or not it still counts. */
  Optional<Outcome> last() {
    return any(false);
  }

  private Optional<Outcome> any(boolean holding) {
    try {
      List<String> lines = new CheckedFile(file).read();
      List<String> stamps = lines.subList(OUTCOME, lines.size());
      boolean counts = !holding || stamps.stream().map(Stamp::parse).allMatch(Stamp::holds);
      return counts ? Optional.of(Outcome.parse(lines)) : Optional.empty();
    } catch (IOException | RuntimeException missing) {
      return Optional.empty();
    }
  }

  /**
   * Notes what came of ingredients.
   *
   * @param stamps taken before anybody read them
   */
  void write(Outcome outcome, List<Stamp> stamps) throws IOException {
    List<String> lines = new ArrayList<>(outcome.lines());
    stamps.forEach(stamp -> lines.add(stamp.line()));
    new CheckedFile(file).write(lines);
  }
}
