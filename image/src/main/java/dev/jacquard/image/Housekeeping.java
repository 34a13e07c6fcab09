package dev.jacquard.image;

import dev.jacquard.runtime.image.RewrittenJdk;
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
 * there are too many or too large ones. One that a JVM is running on stays, and so does one that
 * somebody has just found.
 */
final class Housekeeping {
  private static final int MOST = 6;
  private static final long LARGEST = 2L << 30;
  private static final Duration FORGOTTEN = Duration.ofDays(30);

  /** Between finding an image and running on it. */
  private static final Duration STARTING = Duration.ofMinutes(1);

  /** What a process left that died while it wrote something. */
  private static final Duration ABANDONED = Duration.ofHours(2);

  private final ImageStore store;

  Housekeeping(ImageStore store) {
    this.store = store;
  }

  /** Removes what is not needed, but not this image. What can't be removed stays. */
  void keep(Image kept) {
    removeRemains();
    List<Image> others = new ArrayList<>(store.all());
    others.removeIf(image -> image.key().equals(kept.key()));
    others.sort(Comparator.comparing(Housekeeping::lastUse).reversed());
    long size = Trees.size(kept.folder());
    int count = 1;
    for (Image image : others) {
      long more = Trees.size(image.folder());
      boolean room = count < MOST && size + more <= LARGEST;
      if ((!room || isOlder(image.useLock(), FORGOTTEN))
          && isOlder(image.useLock(), STARTING)
          && remove(image)) {
        continue;
      }
      size += more;
      count++;
    }
    removeOutcomes();
  }

  /** Removes everything that is not in use, and forgets all failures. */
  void clear() {
    store.all().forEach(Housekeeping::remove);
    removeRemains();
    list(store.outcomes()).forEach(Housekeeping::delete);
    list(store.folder().resolve("launch")).forEach(Housekeeping::delete); // of the launcher
  }

  private static Instant lastUse(Image image) {
    return time(image.useLock());
  }

  private static boolean isOlder(Path file, Duration age) {
    return time(file).plus(age).isBefore(Instant.now());
  }

  private static Instant time(Path file) {
    try {
      return Files.getLastModifiedTime(file).toInstant();
    } catch (IOException gone) {
      return Instant.EPOCH;
    }
  }

  /** Whether an image was removed, since nobody uses it. */
  private static boolean remove(Image image) {
    if (image.key().equals(RewrittenJdk.key())) {
      return false; // to close its lock would give it up
    }
    try (FileChannel channel =
        FileChannel.open(image.useLock(), StandardOpenOption.WRITE, StandardOpenOption.CREATE)) {
      if (channel.tryLock() == null) {
        return false;
      }
      Trees.remove(image.folder());
      return true;
    } catch (IOException | OverlappingFileLockException inUse) {
      return false;
    }
  }

  /** Folders of processes that died while they made or deleted an image. */
  private void removeRemains() {
    for (Path folder : list(store.images())) {
      String name = folder.getFileName().toString();
      if (name.startsWith(Trees.OLD)
          || name.startsWith(NewImage.PREFIX) && isOlder(folder, ABANDONED)) {
        delete(folder);
      }
    }
  }

  /** What came of ingredients whose images have gone, and what can't be read. */
  private void removeOutcomes() {
    for (Path file : list(store.outcomes())) {
      boolean needed = new StampedOutcome(file).last().filter(this::isNeeded).isPresent();
      if (!needed && isOlder(file, STARTING)) {
        delete(file);
      }
    }
  }

  private boolean isNeeded(Outcome outcome) {
    return outcome.made().map(key -> Files.exists(store.images().resolve(key))).orElse(false)
        || outcome.discouragement().isPresent();
  }

  private static List<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    } catch (IOException missing) {
      return List.of();
    }
  }

  private static void delete(Path root) {
    try {
      Trees.delete(root);
    } catch (IOException protectedFolder) {
      return; // it will be tried again
    }
  }
}
