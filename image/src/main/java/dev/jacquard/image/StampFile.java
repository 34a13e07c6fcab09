package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Which image was made of some files, as long as nobody has written to them. */
final class StampFile {
  private final Path file;
  private final List<Path> paths;

  StampFile(Path folder, Ingredients ingredients) {
    paths = ingredients.paths();
    Digest digest = new Digest();
    paths.forEach(path -> digest.add(path.toString()));
    file = folder.resolve("stamps").resolve(digest.finish().substring(0, 32));
  }

  Path file() {
    return file;
  }

  /** The key of the image, if the files are as they were. */
  Optional<String> key() {
    return key(file);
  }

  /** The same for a file that somebody else named. */
  static Optional<String> key(Path file) {
    try {
      List<String> lines = Files.readAllLines(file);
      boolean holds =
          lines.subList(1, lines.size()).stream().map(Stamp::parse).allMatch(Stamp::holds);
      return holds ? Optional.of(lines.get(0)) : Optional.empty();
    } catch (IOException | RuntimeException missing) {
      return Optional.empty();
    }
  }

  void write(String key) throws IOException {
    List<String> lines = new ArrayList<>(List.of(key));
    Stamp.of(paths).forEach(stamp -> lines.add(stamp.line()));
    Files.createDirectories(file.getParent());
    Path fresh = Files.createTempFile(file.getParent(), "new-", "");
    Files.write(fresh, lines);
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
  }
}
