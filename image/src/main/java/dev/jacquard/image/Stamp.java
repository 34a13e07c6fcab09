package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * What the file system says of a file or of all files in a folder, without reading them: their
 * sizes, and when they and their entries were changed last. Whoever writes to a file changes its
 * stamp; two states of a file with equal stamps are taken for the same.
 */
record Stamp(Path path, long size, long changed) {
  private static final long MIX = 0x9E3779B97F4A7C15L;

  /** The clocks of file systems move in steps, and hardly in larger ones than this. */
  private static final long STEP = TimeUnit.MILLISECONDS.toNanos(20);

  /** The stamp of what is there now. */
  static Stamp of(Path path) throws IOException {
    return look(path, new long[1]);
  }

  /**
   * The stamp of what is there now, to be compared with later ones. A file that was written within
   * this step of the clock could be written once more and look the same, so the step is waited for.
   */
  static Stamp settled(Path path) throws IOException {
    while (true) {
      long[] latest = {Long.MIN_VALUE};
      Stamp stamp = look(path, latest);
      long age = TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis()) - latest[0];
      if (age < 0 || age > STEP) { // a time in the future is that of another clock
        return stamp;
      }
      pause();
    }
  }

  private static void pause() throws IOException {
    try {
      TimeUnit.NANOSECONDS.sleep(STEP);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted");
    }
  }

  /** The stamps of all these. */
  static List<Stamp> settled(List<Path> paths) throws IOException {
    List<Stamp> stamps = new ArrayList<>();
    for (Path path : paths) {
      stamps.add(settled(path));
    }
    return stamps;
  }

  private static Stamp look(Path path, long[] latest) throws IOException {
    if (!Files.isDirectory(path)) {
      return new Stamp(path, Files.size(path), time(path, latest));
    }
    long size = 0;
    long changed = 0;
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted().toList()) {
        size += Files.isDirectory(file) ? 0 : Files.size(file);
        changed = (changed ^ time(file, latest) ^ file.toString().hashCode()) * MIX;
      }
    }
    return new Stamp(path, size, changed);
  }

  /** Where the system keeps the time of the last change of the entry, nobody can turn it back. */
  private static long time(Path file, long[] latest) throws IOException {
    long written =
        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
            .lastModifiedTime()
            .to(TimeUnit.NANOSECONDS);
    long entry = written;
    try {
      entry = ((FileTime) Files.getAttribute(file, "unix:ctime")).to(TimeUnit.NANOSECONDS);
    } catch (UnsupportedOperationException | IllegalArgumentException notUnix) {
      entry = written;
    }
    latest[0] = Math.max(latest[0], Math.max(written, entry));
    return written * MIX ^ entry;
  }

  /** Whether the same is there still. */
  boolean holds() {
    try {
      return of(path).equals(this);
    } catch (IOException gone) {
      return false;
    }
  }

  /** As a line of text; the path is the last part, since it may have spaces. */
  String line() {
    return size + " " + Long.toHexString(changed) + " " + path;
  }

  static Stamp parse(String line) {
    String[] parts = line.split(" ", 3);
    return new Stamp(
        Path.of(parts[2]), Long.parseLong(parts[0]), Long.parseUnsignedLong(parts[1], 16));
  }
}
