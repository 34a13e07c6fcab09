package dev.jacquard.maven;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A JDK on this machine that Jacquard supports.
 *
 * @param feature 17 for a JDK 17.0.15
 */
record Jdk(Path home, int feature) {
  private static final int LEAST = 17;

  /** The one that runs this test, and the newest one of another feature number, if there is one. */
  static List<Jdk> presentAndAnother() {
    Jdk present = new Jdk(Path.of(System.getProperty("java.home")), Runtime.version().feature());
    Optional<Jdk> other =
        places()
            .flatMap(home -> at(home).stream())
            .filter(jdk -> jdk.feature != present.feature)
            .max(Comparator.comparingInt(Jdk::feature));
    return Stream.concat(Stream.of(present), other.stream()).toList();
  }

  /** Where the script {@code jacquard} looks too, and where build servers have them. */
  private static Stream<Path> places() {
    Stream<Path> named =
        System.getenv().entrySet().stream()
            .filter(each -> each.getKey().matches("(JACQUARD_)?JAVA_HOME.*"))
            .map(Map.Entry::getValue)
            .map(Path::of);
    Stream<Path> usual =
        Stream.of(
                Path.of("/usr/lib/jvm"),
                Path.of("/Library/Java/JavaVirtualMachines"),
                Path.of(System.getProperty("user.home"), ".sdkman/candidates/java"))
            .flatMap(Jdk::children)
            .flatMap(home -> Stream.of(home, home.resolve("Contents/Home")));
    return Stream.concat(named, usual);
  }

  private static Stream<Path> children(Path folder) {
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList().stream();
    } catch (IOException noSuchPlace) {
      return Stream.empty();
    }
  }

  private static Optional<Jdk> at(Path home) {
    if (!Files.isExecutable(home.resolve("bin/javac"))) {
      return Optional.empty();
    }
    Properties release = new Properties();
    try (Reader file = Files.newBufferedReader(home.resolve("release"))) {
      release.load(file);
    } catch (IOException notAsJdksAre) {
      return Optional.empty();
    }
    String version = release.getProperty("JAVA_VERSION", "").replaceAll("\"|^\"?1\\.", "");
    int feature = Integer.parseInt("0" + version.replaceAll("\\D.*", ""));
    return feature < LEAST ? Optional.empty() : Optional.of(new Jdk(home, feature));
  }

  @Override
  public String toString() {
    return "JDK " + feature;
  }
}
