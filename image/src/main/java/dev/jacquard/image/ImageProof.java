package dev.jacquard.image;

import dev.jacquard.runtime.image.RewrittenJdk;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;

/**
 * What a JVM that runs on an image does first: it proves that the image is the right one, and sees
 * to it that nobody removes it as long as the JVM lives.
 */
public final class ImageProof {
  /** Held as long as this JVM lives. */
  private static FileChannel use;

  private ImageProof() {}

  /** The image that this JVM runs on, if it runs on one. */
  public static Optional<Image> current() {
    String key = RewrittenJdk.key();
    return key.isEmpty()
        ? Optional.empty()
        : Optional.of(new Image(key, Path.of(System.getProperty("java.home")).getParent()));
  }

  /**
   * What speaks against using the JDK that this JVM runs on, as a sentence; empty if nothing does.
   *
   * @param stamps the file that says what the image was made of
   * @param archive of classes that the VM was told to use
   */
  public static Optional<String> refutation(Path stamps, Optional<Path> archive) {
    return current()
        .map(image -> refutation(image, stamps))
        .orElse(Optional.of("this JDK was not rewritten beforehand"))
        .or(() -> archive.filter(file -> !Archives.isWhole(file)).map(ImageProof::damaged));
  }

  private static String damaged(Path archive) {
    return "the archive " + archive + " was removed or changed";
  }

  private static Optional<String> refutation(Image image, Path stamps) {
    if (!image.folder().getFileName().toString().equals(image.key())) {
      return Optional.of("this JVM runs on another JDK than its classes are made for");
    }
    Optional<String> removal = hold(image);
    if (removal.isPresent()) {
      return removal;
    }
    Optional<String> made = new StampedOutcome(stamps).read().flatMap(Outcome::made);
    if (!made.equals(Optional.of(image.key()))) {
      return Optional.of("the JDK or Jacquard have changed since the JDK was rewritten");
    }
    return loss();
  }

  /** A shared lock, and the time of the last use. */
  private static Optional<String> hold(Image image) {
    try {
      use = FileChannel.open(image.useLock(), StandardOpenOption.READ, StandardOpenOption.WRITE);
      if (use.tryLock(0, Long.MAX_VALUE, true) == null) {
        return Optional.of("the rewritten JDK in " + image.folder() + " is being removed");
      }
      Files.setLastModifiedTime(image.useLock(), FileTime.from(Instant.now()));
      return Optional.empty();
    } catch (NoSuchFileException gone) {
      return Optional.of("the rewritten JDK in " + image.folder() + " was removed");
    } catch (IOException readOnly) {
      return Optional.empty(); // then nobody can remove it either
    }
  }

  /**
   * What has happened to the image that this JVM runs on, as a sentence; empty if nothing has. A
   * JVM reads some files of its JDK only when they are needed, so what a program does without them
   * says nothing about the program.
   */
  public static Optional<String> loss() {
    return current()
        .filter(image -> !image.isWhole())
        .map(image -> "the rewritten JDK in " + image.folder() + " was removed or changed");
  }
}
