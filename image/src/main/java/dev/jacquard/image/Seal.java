package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A list of files with their stamps and digests, in a file. It tells, before each use and without
 * reading them, that nobody has written to them; and by reading them, what is damaged.
 */
final class Seal {
  private final Path file;
  private final Path folder;

  /** A seal in a file, for files below a folder. */
  Seal(Path file, Path folder) {
    this.file = file;
    this.folder = folder;
  }

  /** Writes the seal. */
  void put(List<String> names) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String name : names) {
      Path sealed = folder.resolve(name);
      Stamp stamp = Stamp.of(sealed);
      lines.add(
          stamp.size()
              + " "
              + Long.toHexString(stamp.changed())
              + " "
              + new Digest().add(sealed).finish()
              + " "
              + name);
    }
    lines.add("end"); // a file that was cut off is no seal
    Path fresh = file.resolveSibling(file.getFileName() + ".new" + ProcessHandle.current().pid());
    Files.write(fresh, lines);
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Whether it is as it was put, by what the file system says. */
  boolean isWhole() {
    return holds(false);
  }

  /**
   * Whether the files have the content that they had when the seal was put; then it is put again,
   * since their stamps may be others.
   */
  boolean isWholeByContent() {
    if (!holds(true)) {
      return false;
    }
    try {
      put(names());
      return true;
    } catch (IOException readOnly) {
      return true; // it will be looked at again each time
    }
  }

  private List<String> names() throws IOException {
    return lines().stream().map(line -> line.split(" ", 4)[3]).toList();
  }

  private List<String> lines() throws IOException {
    List<String> lines = Files.readAllLines(file);
    if (lines.isEmpty() || !lines.get(lines.size() - 1).equals("end")) {
      throw new IOException("cut off");
    }
    return lines.subList(0, lines.size() - 1);
  }

  private boolean holds(boolean byContent) {
    try {
      for (String line : lines()) {
        String[] parts = line.split(" ", 4);
        Path sealed = folder.resolve(parts[3]);
        Stamp stamp =
            new Stamp(sealed, Long.parseLong(parts[0]), Long.parseUnsignedLong(parts[1], 16));
        boolean holds =
            byContent ? new Digest().add(sealed).finish().equals(parts[2]) : stamp.holds();
        if (!holds) {
          return false;
        }
      }
      return true;
    } catch (IOException | RuntimeException damaged) {
      return false;
    }
  }
}
