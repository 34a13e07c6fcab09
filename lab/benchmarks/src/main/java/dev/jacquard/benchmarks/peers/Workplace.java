package dev.jacquard.benchmarks.peers;

import dev.jacquard.benchmarks.paper.PaperPrograms;
import dev.jacquard.benchmarks.peers.guest.Guest;
import dev.jacquard.benchmarks.program.Threaded;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder of its own for each run: the classes that peers may see, and what they leave behind.
 *
 * @param most executions that a check may make
 * @param limit how long a check may take
 */
record Workplace(Path folder, int most, Duration limit) implements AutoCloseable {
  /** The packages that peers may see. */
  private static final List<Class<?>> VISIBLE =
      List.of(Guest.class, Threaded.class, PaperPrograms.class);

  static Workplace create(int most, Duration limit) throws IOException {
    Workplace workplace = new Workplace(Files.createTempDirectory("jacquard-peers-"), most, limit);
    for (Class<?> type : VISIBLE) {
      workplace.copyPackage(type);
    }
    return workplace;
  }

  /** The programs and what calls them, and nothing else of Jacquard. */
  Path classes() {
    return folder.resolve("classes");
  }

  /** Where executions are counted. */
  Path count() {
    return folder.resolve("executions");
  }

  private void copyPackage(Class<?> type) throws IOException {
    Path source = location(type);
    String name = type.getPackageName().replace('.', '/');
    if (Files.isDirectory(source)) {
      copyFolder(source, source.resolve(name));
      return;
    }
    try (FileSystem jar = FileSystems.newFileSystem(source)) {
      copyFolder(jar.getPath("/"), jar.getPath("/" + name));
    }
  }

  private void copyFolder(Path root, Path from) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = classes().resolve(root.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** Where a class comes from. */
  static Path location(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(Workplace::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
