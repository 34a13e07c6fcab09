package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of files with their stamps and digests, in a file. It tells, before each use and without
 * reading them, that nobody has written to them; and by reading them, what is damaged.
 */
final class Seal {
  private final CheckedFile file;
  private final Path folder;

  /** A seal in a file, for files below a folder. */
  Seal(Path file, Path folder) {
    this.file = new CheckedFile(file);
    this.folder = folder;
  }

  /**
   * One file below the folder.
   *
   * @param size what the stamp of the file says
   * @param changed the same
   */
  private record Line(long size, long changed, String digest, String name) {
    static Line of(Path folder, String name) throws IOException {
      Stamp stamp = Stamp.settled(folder.resolve(name));
      String digest = new Digest().add(folder.resolve(name)).finish();
      return new Line(stamp.size(), stamp.changed(), digest, name);
    }

    static Line parse(String text) {
      String[] parts = text.split(" ", 4);
      return new Line(
          Long.parseLong(parts[0]), Long.parseUnsignedLong(parts[1], 16), parts[2], parts[3]);
    }

    String text() {
      return size + " " + Long.toHexString(changed) + " " + digest + " " + name;
    }

    boolean holds(Path folder) {
      return new Stamp(folder.resolve(name), size, changed).holds();
    }
  }

  /** Writes the seal. */
  void put(List<String> names) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      lines.add(Line.of(folder, name).text());
    }
    file.write(lines);
  }

  private List<Line> lines() throws IOException {
    return file.read().stream().map(Line::parse).toList();
  }

  /** Whether it is as it was put, by what the file system says. */
  boolean isWhole() {
    try {
      return lines().stream().allMatch(line -> line.holds(folder));
    } catch (IOException | RuntimeException damaged) {
      return false;
    }
  }

  /**
   * Whether the files have the content that they had when the seal was put; then it is put again,
   * with the stamps that they have now. A seal that can't be put again does not count.
   */
  boolean isWholeByContent() {
    try {
      if (!Files.isWritable(file.path().getParent())) {
        return false;
      }
      List<String> again = new ArrayList<>();
      for (Line line : lines()) {
        Line now = Line.of(folder, line.name()); // the stamp first, then the content
        if (!now.digest().equals(line.digest())) {
          return false;
        }
        again.add(now.text());
      }
      file.write(again);
      return true;
    } catch (IOException | RuntimeException damaged) {
      return false;
    }
  }
}
