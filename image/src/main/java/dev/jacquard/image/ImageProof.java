package dev.jacquard.image;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Optional;

/**
 * What a JVM that runs on an image does first: it proves that the image is the right one, and that
 * nobody removes it as long as the JVM lives.
 */
public final class ImageProof {
  /** Held as long as this JVM lives. */
  private static FileChannel use;

  private ImageProof() {}

  /**
   * What speaks against using the image that this JVM runs on, as a sentence; empty if nothing
   * does.
   *
   * @param key what the classes of this JVM say of themselves
   * @param stamps the file that says what the image was made of
   */
  public static Optional<String> refutation(String key, Path stamps) {
    Image image = new Image(key, Path.of(System.getProperty("java.home")).getParent());
    if (!image.folder().getFileName().toString().equals(key)) {
      return Optional.of("this JVM runs on another JDK than its classes are made for");
    }
    if (!StampFile.key(stamps).equals(Optional.of(key))) {
      return Optional.of("the JDK or Jacquard have changed since the JDK was rewritten");
    }
    if (!new Seal(image.seal(), image.home()).isWhole()) {
      return Optional.of("the rewritten JDK in " + image.folder() + " was changed");
    }
    return hold(image);
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
    } catch (IOException readOnly) {
      return Optional.empty(); // then nobody can remove it either
    }
  }
}
