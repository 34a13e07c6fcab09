package dev.jacquard.image;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;

/** Whole folders. Links are links: what they lead to is not looked at. */
final class Trees {
  /** With this, the name of a folder begins that is being deleted. */
  static final String OLD = "old-";

  private Trees() {}

  /** Removes a folder at once, then deletes what was in it. */
  static void remove(Path root) throws IOException {
    Path old = Files.createTempDirectory(root.toAbsolutePath().getParent(), OLD);
    try {
      Files.move(root, old.resolve("folder"), StandardCopyOption.ATOMIC_MOVE);
    } catch (NoSuchFileException gone) {
      // somebody else has removed it
    } finally {
      delete(old);
    }
  }

  /** Deletes a folder; it may go meanwhile, or may not be there. */
  static void delete(Path root) throws IOException {
    if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    Files.walkFileTree(
        root,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException trouble)
              throws IOException {
            return passed(trouble);
          }

          @Override
          public FileVisitResult postVisitDirectory(Path folder, IOException trouble)
              throws IOException {
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  private static FileVisitResult passed(IOException trouble) throws IOException {
    if (trouble instanceof NoSuchFileException) {
      return FileVisitResult.CONTINUE;
    }
    throw trouble;
  }

  /** How many bytes its files have. */
  static long size(Path root) {
    long[] size = {0};
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              size[0] += attributes.isRegularFile() ? attributes.size() : 0;
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException gone) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException unreadable) {
      return size[0];
    }
    return size[0];
  }
}
