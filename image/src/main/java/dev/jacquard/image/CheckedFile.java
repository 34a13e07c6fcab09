package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A file with some lines of text that is whole or counts as missing: its last line is the digest of
 * the others. It appears at once, so that no reader meets one that is half written.
 */
record CheckedFile(Path path) {
  /**
   * The lines.
   *
   * @throws IOException if there is no such file, or not the one that was written
   */
  List<String> read() throws IOException {
    List<String> all = Files.readAllLines(path);
    List<String> lines = all.subList(0, Math.max(0, all.size() - 1));
    if (all.isEmpty() || !all.get(lines.size()).equals(digest(lines))) {
      throw new IOException(path + " is damaged");
    }
    return lines;
  }

  void write(List<String> lines) throws IOException {
    List<String> all = new ArrayList<>(lines);
    all.add(digest(lines));
    Files.createDirectories(path.getParent());
    Path fresh = Files.createTempFile(path.getParent(), "new-", "");
    try {
      Files.write(fresh, all);
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static String digest(List<String> lines) {
    Digest digest = new Digest();
    lines.forEach(digest::add);
    return digest.finish();
  }
}
