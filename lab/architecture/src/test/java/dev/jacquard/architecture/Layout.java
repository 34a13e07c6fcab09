package dev.jacquard.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How the sources below a folder are laid out: files in packages, lines in files. */
record Layout(Path root) {
  static final int MOST_FILES = 30;
  static final int MOST_LINES = 400;

  /** The main code that users install does not grow beyond this; the aim is 80,000 lines. */
  static final int MOST_PRODUCT_LINES = 140_000;

  /** Modules outside of what users install. */
  private static final List<String> AROUND_THE_PRODUCT =
      List.of("lab", "conformance", "libraries", "samples");

  /** Packages, of main and of test code, that have too many files, with their numbers. */
  Map<String, Long> crowdedPackages() {
    return sources("java")
        .collect(Collectors.groupingBy(this::folder, TreeMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .filter(folder -> folder.getValue() > MOST_FILES)
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** Files of main code that have too many lines, with their numbers. */
  Map<String, Long> longFiles() {
    return sources("main")
        .filter(file -> lines(file) > MOST_LINES)
        .collect(Collectors.toMap(file -> root.relativize(file).toString(), Layout::lines));
  }

  /** The lines of main code in what users install. */
  long productLines() {
    return sources("main").filter(this::isProduct).mapToLong(Layout::lines).sum();
  }

  private boolean isProduct(Path file) {
    return !AROUND_THE_PRODUCT.contains(root.relativize(file).getName(0).toString());
  }

  private String folder(Path file) {
    return root.relativize(file.getParent()).toString();
  }

  /** The Java files of source folders, of which some have this name in their path. */
  private Stream<Path> sources(String part) {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> isSource(root.relativize(file), part))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isSource(Path file, String part) {
    List<String> names =
        Stream.iterate(0, i -> i + 1)
            .limit(file.getNameCount())
            .map(i -> file.getName(i).toString())
            .toList();
    return names.contains("src")
        && names.contains("java")
        && names.contains(part)
        && !names.contains("target");
  }

  private static long lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
