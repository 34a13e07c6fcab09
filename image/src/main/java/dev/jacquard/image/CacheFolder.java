package dev.jacquard.image;

import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/** Where images are kept: in the user's folder for caches, as the operating system has it. */
final class CacheFolder {
  /** The variable by which the user chooses another folder. */
  static final String VARIABLE = "JACQUARD_CACHE";

  private CacheFolder() {}

  static Path here() {
    return of(System.getenv(), System.getProperties());
  }

  static Path of(Map<String, String> environment, Properties properties) {
    String chosen = environment.getOrDefault(VARIABLE, "");
    if (!chosen.isEmpty()) {
      return Path.of(chosen).toAbsolutePath();
    }
    Path home = Path.of(properties.getProperty("user.home"));
    String system = properties.getProperty("os.name");
    if (system.startsWith("Windows")) {
      return home.resolve("AppData").resolve("Local").resolve("jacquard");
    }
    if (system.startsWith("Mac")) {
      return home.resolve("Library").resolve("Caches").resolve("jacquard");
    }
    String caches = environment.getOrDefault("XDG_CACHE_HOME", "");
    return (caches.isEmpty() ? home.resolve(".cache") : Path.of(caches)).resolve("jacquard");
  }
}
