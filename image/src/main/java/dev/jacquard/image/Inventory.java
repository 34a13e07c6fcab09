package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * What a user keeps in the cache.
 *
 * @param size of everything, in bytes
 */
public record Inventory(Path folder, long size, List<Entry> images) {
  /**
   * An image.
   *
   * @param jdk the version of the JDK, who made it and where it is
   * @param size in bytes
   * @param programs for how many class paths it has rewritten classes of libraries
   */
  public record Entry(String key, String jdk, long size, int programs, Instant lastUse) {
    private static Entry of(Image image) {
      return new Entry(
          image.key(),
          description(image),
          Trees.size(image.folder()),
          ClassesFile.count(image.classes()),
          lastUse(image));
    }

    private static String description(Image image) {
      try {
        return String.join(" in ", new CheckedFile(image.description()).read());
      } catch (IOException damaged) {
        return "a damaged copy of a JDK";
      }
    }

    private static Instant lastUse(Image image) {
      try {
        return Files.getLastModifiedTime(image.useLock()).toInstant();
      } catch (IOException gone) {
        return Instant.EPOCH;
      }
    }
  }

  static Inventory of(ImageStore store) {
    return new Inventory(
        store.folder(), Trees.size(store.folder()), store.all().stream().map(Entry::of).toList());
  }
}
