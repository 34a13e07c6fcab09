package dev.jacquard.image;

import dev.jacquard.image.build.HomeLayout;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/** The home of a JDK, as far as its files tell what it is without being run. */
record JdkHome(Path path) {
  private static final String RELEASE = "release";
  private static final String LICENCE = "legal/java.base/LICENSE";
  private static final String FREE = "GNU General Public License";

  /** Some of its builds are free, others must not be changed; all say what they are. */
  private static final String ORACLE = "Oracle Corporation";

  /** Why no image can be made of it, as the end of a sentence; empty if nothing is known. */
  Optional<String> obstacle() {
    for (String file : HomeLayout.needed()) {
      if (!Files.isRegularFile(path.resolve(file))) {
        return Optional.of("the JDK in " + path + " is laid out differently: it has no " + file);
      }
    }
    try {
      return obstacle(release());
    } catch (IOException unreadable) {
      return Optional.of("the JDK in " + path + " can't be read: " + unreadable.getMessage());
    }
  }

  private Optional<String> obstacle(Properties release) throws IOException {
    if (!(value(release, "MODULES") + " ").contains("jdk.jlink ")) {
      return Optional.of("the JDK in " + path + " has no module jdk.jlink");
    }
    String variant = value(release, "JVM_VARIANT");
    if (!variant.isEmpty() && !variant.equalsIgnoreCase("hotspot")) {
      return Optional.of("the JDK in " + path + " has another VM than HotSpot: " + variant);
    }
    return isFree(release)
        ? Optional.empty()
        : Optional.of("the licence of the JDK in " + path + " may forbid to change it");
  }

  /** Whether it may be changed: see docs/decisions/0023. */
  private boolean isFree(Properties release) throws IOException {
    Path licence = path.resolve(LICENCE);
    return Files.isRegularFile(licence)
        ? Files.readString(licence).contains(FREE)
        : !value(release, "IMPLEMENTOR").equals(ORACLE);
  }

  /** Its version and who made it. */
  String description() {
    try {
      Properties release = release();
      return "JDK " + value(release, "JAVA_VERSION") + " of " + value(release, "IMPLEMENTOR");
    } catch (IOException unreadable) {
      return "a JDK";
    }
  }

  private Properties release() throws IOException {
    Properties release = new Properties();
    try (Reader reader = Files.newBufferedReader(path.resolve(RELEASE))) {
      release.load(reader);
      return release;
    } catch (IllegalArgumentException malformed) {
      throw new IOException(malformed);
    }
  }

  private static String value(Properties release, String name) {
    return release.getProperty(name, "").replace("\"", "");
  }
}
