package dev.jacquard.check.host;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Where the classes of a test come from, in a JVM that Surefire, Gradle or an IDE has started. Each
 * of them has the class path in a system property, as it is or as a jar that only names it.
 */
public final class TestClassPath {
  private TestClassPath() {}

  /** The entries, absolute. */
  public static List<String> of(Class<?> test) {
    Set<String> entries = new LinkedHashSet<>();
    add(System.getProperty("surefire.test.class.path"), entries);
    add(System.getProperty("java.class.path"), entries);
    add(System.getProperty("jdk.module.path"), entries);
    entries.addAll(place(test));
    return List.copyOf(entries);
  }

  /** Entries, and behind them the place of a class that may be in none of them. */
  public static List<String> with(Class<?> type, List<String> entries) {
    Set<String> more = new LinkedHashSet<>(entries);
    more.addAll(place(type));
    return List.copyOf(more);
  }

  private static List<String> place(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source != null && source.getLocation() != null) {
      try {
        return List.of(Path.of(source.getLocation().toURI()).toString());
      } catch (URISyntaxException | IllegalArgumentException noFile) {
        // then the properties have to be enough
      }
    }
    return List.of();
  }

  private static void add(String classPath, Set<String> entries) {
    if (classPath != null) {
      for (String entry : classPath.split(File.pathSeparator)) {
        if (!entry.isEmpty()) {
          entries.add(Path.of(entry).toAbsolutePath().toString());
        }
      }
    }
  }
}
