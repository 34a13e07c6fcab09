package dev.jacquard.report.page;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Looks for source files where builds have them: in folders that the user named, in the source
 * folders that belong to the class path, and in the jars of sources beside its jars.
 */
public final class SourcePath implements Sources {
  /** No source file that people write is longer. */
  private static final long LONGEST = 4_000_000;

  private static final List<String> LANGUAGES = List.of("java", "kotlin", "scala", "groovy");

  private final Set<Path> folders = new LinkedHashSet<>();
  private final Set<Path> jars = new LinkedHashSet<>();

  /**
   * @param named folders and jars that have sources
   * @param classPath the folders and jars with the classes of the program
   */
  public SourcePath(List<Path> named, List<Path> classPath) {
    for (Path entry : named) {
      (isJar(entry) ? jars : folders).add(entry.toAbsolutePath());
    }
    for (Path entry : classPath) {
      add(entry.toAbsolutePath().normalize());
    }
    addProject(Path.of("").toAbsolutePath());
  }

  private static boolean isJar(Path entry) {
    return entry.toString().endsWith(".jar") || entry.toString().endsWith(".zip");
  }

  private void add(Path entry) {
    if (isJar(entry)) {
      String name = entry.getFileName().toString();
      jars.add(entry.resolveSibling(name.substring(0, name.length() - 4) + "-sources.jar"));
      return;
    }
    folders.add(entry);
    Path up = entry.getParent();
    // Maven: project/target/classes; Gradle: project/build/classes/java/main; IDEA: project/out/...
    for (int levels = 0; up != null && levels < 4; levels++) {
      if (Files.isDirectory(up.resolve("src"))) {
        addProject(up);
        return;
      }
      up = up.getParent();
    }
  }

  private void addProject(Path project) {
    for (String language : LANGUAGES) {
      for (String set : List.of("main", "test")) {
        folders.add(project.resolve("src").resolve(set).resolve(language));
      }
    }
    folders.add(project.resolve("src"));
    folders.add(project);
  }

  @Override
  public Optional<List<String>> lines(String file) {
    return Stream.<Optional<String>>concat(
            folders.stream().map(folder -> inFolder(folder, file)),
            jars.stream().map(jar -> inJar(jar, file)))
        .flatMap(Optional::stream)
        .findFirst()
        .map(text -> text.lines().toList());
  }

  /** The path of a source file with slashes, seen from the current directory, if it is below it. */
  public Optional<String> path(String file) {
    Path here = Path.of("").toAbsolutePath();
    return folders.stream()
        .map(folder -> folder.resolve(file).normalize())
        .filter(source -> source.startsWith(here) && Files.isRegularFile(source))
        .map(source -> here.relativize(source).toString().replace(File.separatorChar, '/'))
        .findFirst();
  }

  private static Optional<String> inFolder(Path folder, String file) {
    try {
      Path source = folder.resolve(file).normalize();
      return Files.isRegularFile(source) && Files.size(source) <= LONGEST
          ? Optional.of(new String(Files.readAllBytes(source), StandardCharsets.UTF_8))
          : Optional.empty();
    } catch (IOException | InvalidPathException unreadable) {
      return Optional.empty(); // the page says that there is no source
    }
  }

  private static Optional<String> inJar(Path jar, String file) {
    if (!Files.isRegularFile(jar)) {
      return Optional.empty();
    }
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      ZipEntry entry = zip.getEntry(file);
      if (entry == null || entry.getSize() > LONGEST) {
        return Optional.empty();
      }
      try (InputStream in = zip.getInputStream(entry)) {
        return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /** The class path as a worker is told it. */
  public static SourcePath of(List<String> classPath) {
    List<Path> entries = new ArrayList<>();
    classPath.forEach(entry -> entries.add(Path.of(entry)));
    return new SourcePath(List.of(), entries);
  }
}
