package dev.jacquard.samples;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** A lesson of this module, by its source. */
record Lesson(Path source) {
  private static final int LONGEST_OLD_JDK = 20;
  private static final Path OLD = Path.of("src/test/java");
  private static final Path NEW = Path.of("src/test/java21");

  /** All lessons that this JDK can run, in the order of their numbers. */
  static List<Lesson> here() {
    boolean all = Runtime.version().feature() > LONGEST_OLD_JDK;
    return all().stream().filter(lesson -> all || !lesson.source.startsWith(NEW)).toList();
  }

  /** All lessons, in the order of their numbers. */
  static List<Lesson> all() {
    return Stream.of(OLD, NEW)
        .flatMap(Lesson::in)
        .sorted(Comparator.comparing(Lesson::name))
        .toList();
  }

  private static Stream<Lesson> in(Path root) {
    try (Stream<Path> files = Files.list(root.resolve("dev/jacquard/samples"))) {
      return files
          .filter(file -> file.getFileName().toString().matches("Lesson\\d\\d\\w+\\.java"))
          .map(Lesson::new)
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Such as {@code Lesson01LostUpdate}. */
  String name() {
    return source.getFileName().toString().replace(".java", "");
  }

  String className() {
    return "dev.jacquard.samples." + name();
  }

  /** Such as {@code expected/01-lost-update.txt}. */
  Path expected() {
    String words = name().substring("Lesson".length()).replaceAll("(?<=.)([A-Z])", "-$1");
    return Path.of("expected", words.toLowerCase(Locale.ROOT) + ".txt");
  }

  @Override
  public String toString() {
    return name();
  }
}
