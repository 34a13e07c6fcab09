package dev.jacquard.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A JDK of this machine of another version than the one at work: what the system property {@code
 * jacquard.otherJdk} names, or one that is installed beside it.
 */
record OtherJdk(Path home, int feature) {
  private static final String PROPERTY = "jacquard.otherJdk";
  private static final int LEAST = 17;

  static Optional<OtherJdk> find() throws IOException {
    String named = System.getProperty(PROPERTY, "");
    if (!named.isEmpty()) {
      return of(Path.of(named));
    }
    Path home = Path.of(System.getProperty("java.home")).toRealPath();
    try (Stream<Path> beside = Files.list(home.getParent())) {
      return beside.sorted().map(OtherJdk::of).flatMap(Optional::stream).findFirst();
    }
  }

  private static Optional<OtherJdk> of(Path home) {
    Properties release = new Properties();
    try (var in = Files.newBufferedReader(home.resolve("release"))) {
      release.load(in);
      String version = release.getProperty("JAVA_VERSION").replace("\"", "");
      int feature = Runtime.Version.parse(version).feature();
      boolean fits = feature >= LEAST && feature != Runtime.version().feature();
      return fits ? Optional.of(new OtherJdk(home, feature)) : Optional.empty();
    } catch (IOException | RuntimeException none) {
      return Optional.empty();
    }
  }
}
