package dev.jacquard.image;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A file with some lines of text that is whole or counts as missing: its last line is the checksum
 * of the others. It appears at once, so that no reader meets one that is half written.
 *
 * <p>A worker reads such files before anything else. A stronger digest would make the JDK load its
 * security providers there, which takes time and leaves traces.
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
    if (all.isEmpty() || !all.get(lines.size()).equals(checksum(lines))) {
      throw new IOException(path + " is damaged");
    }
    return lines;
  }

  void write(List<String> lines) throws IOException {
    List<String> all = new ArrayList<>(lines);
    all.add(checksum(lines));
    Files.createDirectories(path.getParent());
    Path fresh = Files.createTempFile(path.getParent(), "new-", "");
    try {
      Files.write(fresh, all);
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static String checksum(List<String> lines) {
    CRC32 checksum = new CRC32();
    lines.forEach(line -> checksum.update((line + '\n').getBytes(StandardCharsets.UTF_8)));
    return Long.toHexString(checksum.getValue());
  }
}
