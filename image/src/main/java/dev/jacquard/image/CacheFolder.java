package dev.jacquard.image;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Where images are kept: in the user's folder for caches, as the operating system has it. */
public final class CacheFolder {
  /** The variable by which the user chooses another folder. */
  static final String VARIABLE = "JACQUARD_CACHE";

  private CacheFolder() {}

  public static Path here() throws NoImageException {
    return of(System.getenv(), System.getProperties())
        .orElseThrow(
            () ->
                new NoImageException(
                    "it can't be kept, since this user has no home; set " + VARIABLE));
  }

  /** Empty if the user has no home, as in some containers. */
  static Optional<Path> of(Map<String, String> environment, Properties properties) {
    String chosen = environment.getOrDefault(VARIABLE, "");
    if (!chosen.isEmpty()) {
      return Optional.of(Path.of(chosen).toAbsolutePath());
    }
    String caches = environment.getOrDefault("XDG_CACHE_HOME", "");
    Path home = Path.of(properties.getProperty("user.home", "?")); // as the JDK says "nowhere"
    String system = properties.getProperty("os.name");
    if (system.startsWith("Windows")) {
      return below(home.resolve("AppData").resolve("Local"));
    }
    if (system.startsWith("Mac")) {
      return below(home.resolve("Library").resolve("Caches"));
    }
    return below(caches.isEmpty() ? home.resolve(".cache") : Path.of(caches));
  }

  private static Optional<Path> below(Path caches) {
    return caches.isAbsolute() ? Optional.of(caches.resolve("jacquard")) : Optional.empty();
  }
}
