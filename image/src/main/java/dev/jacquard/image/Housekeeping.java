package dev.jacquard.image;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Removes images that nobody needs any more: those not used for a long time, and the oldest where
 * there are too many or too large ones. One that a JVM is running on stays.
 */
final class Housekeeping {
  private static final int MOST = 6;
  private static final long LARGEST = 2L << 30;
  private static final Duration FORGOTTEN = Duration.ofDays(30);

  /** What a process left that died while it made an image. */
  private static final Duration ABANDONED = Duration.ofHours(2);

  private final ImageStore store;

  Housekeeping(ImageStore store) {
    this.store = store;
  }

  /** Removes what is not needed, but not this image. */
  void keep(Image kept) throws IOException {
    removeAbandoned();
    List<Image> others = new ArrayList<>(store.all());
    others.removeIf(image -> image.key().equals(kept.key()));
    others.sort(Comparator.comparing(Housekeeping::lastUse).reversed());
    long size = Trees.size(kept.folder());
    int count = 1;
    for (Image image : others) {
      size += Trees.size(image.folder());
      boolean needed =
          ++count <= MOST
              && size <= LARGEST
              && lastUse(image).plus(FORGOTTEN).isAfter(Instant.now());
      if (!needed) {
        remove(image);
      }
    }
  }

  private static Instant lastUse(Image image) {
    return time(image.useLock());
  }

  private static Instant time(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException gone) {
      return Instant.EPOCH;
    }
  }

  private static void remove(Image image) throws IOException {
    try (FileChannel channel = FileChannel.open(image.useLock(), StandardOpenOption.WRITE)) {
      if (channel.tryLock() != null) {
        Trees.delete(image.folder());
      }
    } catch (OverlappingFileLockException usedHere) {
      return;
    }
  }

  private void removeAbandoned() throws IOException {
    try (Stream<Path> folders = Files.list(store.images())) {
      for (Path folder : folders.toList()) {
        if (folder.getFileName().toString().startsWith("new-")
            && time(folder).plus(ABANDONED).isBefore(Instant.now())) {
          Trees.delete(folder);
        }
      }
    }
  }
}
