package dev.jacquard.check.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Other agents that the worker JVM gets, because they work on the tests: JaCoCo's, if the JVM of
 * the tests has it, and Mockito's, if Mockito is on the class path. All others (debuggers, IDEs)
 * are meant for the JVM of the tests only.
 */
public final class Agents {
  private static final Pattern JACOCO =
      Pattern.compile("-javaagent:.*jacoco[^/\\\\=]*\\.jar(=.*)?");
  private static final Pattern ELSEWHERE = Pattern.compile("output=(?!file)");
  private static final Pattern MOCKS =
      Pattern.compile("(mockito-core|byte-buddy-agent)-[0-9][^/\\\\]*\\.jar");

  private Agents() {}

  /**
   * The options for the worker.
   *
   * @param jvm the options of the JVM of the tests
   * @param classPath of the tests
   */
  public static List<String> options(List<String> jvm, List<String> classPath) {
    List<String> options = new ArrayList<>();
    for (String option : jvm) {
      if (JACOCO.matcher(option).matches() && !ELSEWHERE.matcher(option).find()) {
        options.add(option);
      }
    }
    mocks(classPath).ifPresent(jar -> options.add("-javaagent:" + jar));
    return options;
  }

  /** Mockito is an agent itself since 5.14; before, Byte Buddy's is the one it looks for. */
  private static Optional<String> mocks(List<String> classPath) {
    return classPath.stream()
        .filter(Agents::isForMocks)
        .sorted(Comparator.comparing(entry -> !entry.contains("mockito-core")))
        .findFirst();
  }

  private static boolean isForMocks(String entry) {
    Path path = Path.of(entry);
    Matcher name = MOCKS.matcher(path.getFileName() == null ? "" : path.getFileName().toString());
    if (!name.matches() || !Files.isRegularFile(path)) {
      return false;
    }
    try (JarFile jar = new JarFile(path.toFile())) {
      Manifest manifest = jar.getManifest();
      return manifest != null && manifest.getMainAttributes().getValue("Premain-Class") != null;
    } catch (IOException unreadable) {
      return false; // whoever needs it will say so
    }
  }
}
