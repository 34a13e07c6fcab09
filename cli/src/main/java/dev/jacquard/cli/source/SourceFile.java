package dev.jacquard.cli.source;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A program that is named by its source file, as {@code java File.java} takes it.
 *
 * @param path the file
 * @param method a method of its first class with {@code #} before it, or nothing
 */
public record SourceFile(Path path, String method) {
  private static final String SUFFIX = ".java";

  /** What a program's name says, if it names a source file. */
  public static Optional<SourceFile> of(String program) {
    int hash = program.indexOf('#');
    String name = hash < 0 ? program : program.substring(0, hash);
    return name.endsWith(SUFFIX)
        ? Optional.of(new SourceFile(Path.of(name), hash < 0 ? "" : program.substring(hash)))
        : Optional.empty();
  }

  /** Whether there is such a file. */
  public boolean exists() {
    return Files.isRegularFile(path);
  }

  /** The folder it is in. */
  Path folder() {
    return path.toAbsolutePath().normalize().getParent();
  }

  /** The folders it is in, the nearest first; packages begin in one of them. */
  public List<Path> foldersAbove() {
    return Stream.iterate(folder(), Objects::nonNull, Path::getParent).toList();
  }

  /** The folder in which packages begin, if the file is where its package wants it. */
  static Path root(Path folder, String packageName) {
    Path root = folder;
    String[] parts = packageName.isEmpty() ? new String[0] : packageName.split("\\.");
    for (int i = parts.length - 1; i >= 0; i--) {
      if (root.getFileName() == null || !root.getFileName().toString().equals(parts[i])) {
        return folder;
      }
      root = root.getParent();
    }
    return root;
  }
}
