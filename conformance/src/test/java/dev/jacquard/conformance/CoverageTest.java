package dev.jacquard.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the suite has. */
class CoverageTest {
  /** The folders of algorithms, which are no classes of the JDK. */
  private static final List<String> ALGORITHMS = List.of("structures", "synchronizers");

  private static List<Program> in(String folder) throws Exception {
    return Programs.in(ProgramClasses.ROOT, folder, CoverageTest.class.getClassLoader());
  }

  @Test
  void thereAreEnoughPrograms() throws Exception {
    List<Program> programs = new ArrayList<>();
    for (String folder : Programs.folders(ProgramClasses.ROOT)) {
      if (!ALGORITHMS.contains(folder)) {
        programs.addAll(in(folder));
      }
    }
    assertThat(programs).hasSizeGreaterThanOrEqualTo(250);
  }

  /** Classes with nothing to explore of their own, or not for every JDK. */
  private static final Set<String> NOTHING_TO_EXPLORE =
      Set.of("abstractownablesynchronizer", "flow", "forkjoinworkerthread", "structuredtaskscope");

  static List<String> classes() throws Exception {
    List<String> classes = new ArrayList<>();
    FileSystem jdk = FileSystems.getFileSystem(URI.create("jrt:/"));
    for (String part : List.of("", "atomic/", "locks/")) {
      Path folder = jdk.getPath("/modules/java.base/java/util/concurrent/" + part);
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          String name = file.getFileName().toString();
          if (name.matches("\\w+\\.class")) {
            String simple = name.replace(".class", "");
            Class<?> type =
                Class.forName("java.util.concurrent." + part.replace('/', '.') + simple);
            if (Modifier.isPublic(type.getModifiers())
                && !type.isInterface()
                && !Throwable.class.isAssignableFrom(type)) {
              classes.add(simple.toLowerCase(Locale.ROOT));
            }
          }
        }
      }
    }
    return classes;
  }

  @Test
  void everyClassHasAFolder() throws Exception {
    List<String> classes = classes();
    classes.removeAll(NOTHING_TO_EXPLORE);
    assertThat(Programs.folders(ProgramClasses.ROOT)).containsAll(classes);
  }

  /** The correct one has no failure, the broken one has some. */
  @Test
  void algorithmsComeInPairs() throws Exception {
    Map<String, Boolean> fails = new TreeMap<>();
    for (String folder : ALGORITHMS) {
      for (Program program : in(folder)) {
        fails.put(program.name(), !program.failures().isEmpty());
      }
    }
    assertThat(fails).hasSizeGreaterThanOrEqualTo(2 * 22);
    fails.forEach(
        (name, failing) -> {
          String other =
              name.replace(failing ? ".broken" : ".correct", failing ? ".correct" : ".broken");
          assertThat(fails).as(name).containsEntry(other, !failing);
        });
  }
}
