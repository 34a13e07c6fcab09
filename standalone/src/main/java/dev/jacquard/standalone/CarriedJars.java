package dev.jacquard.standalone;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.JarEntry;

/**
 * The jars of the command, carried inside of another one. They are unpacked once, into a folder
 * named by their checksums, which appears as a whole: processes that do it at the same time do not
 * disturb each other, and one that is killed leaves nothing that another would take for complete.
 */
final class CarriedJars {
  static final String JAR = "jacquard.jar";
  static final String BOOT_JAR = "jacquard-boot.jar";
  private static final String BROKER_JAR = "jacquard-broker.jar";

  /** How a jar is read. */
  interface Content {
    InputStream open() throws IOException;
  }

  /**
   * A jar. What is said of it is in the directory of the jar that carries it: no start has to read
   * it all.
   */
  record Carried(long size, long checksum, Content content) {}

  private final Map<String, Carried> jars;

  /**
   * Jars by their names.
   *
   * @param jars in an order that is always the same
   */
  CarriedJars(Map<String, Carried> jars) {
    this.jars = jars;
  }

  static CarriedJars ofThisJar() throws IOException {
    Map<String, Carried> jars = new LinkedHashMap<>();
    for (String name : new String[] {JAR, BOOT_JAR, BROKER_JAR}) {
      URL place = CarriedJars.class.getResource("/carried/" + name);
      if (place == null) {
        throw new IOException("it has no " + name);
      }
      JarEntry entry = ((JarURLConnection) place.openConnection()).getJarEntry();
      jars.put(name, new Carried(entry.getSize(), entry.getCrc(), place::openStream));
    }
    return new CarriedJars(jars);
  }

  /** The folder below this one in which the jars are now. */
  Path in(Path cache) throws IOException {
    Path folder = cache.resolve(name());
    if (!isComplete(folder)) {
      Files.createDirectories(cache);
      Path fresh = Files.createTempDirectory(cache, "new");
      try {
        for (Map.Entry<String, Carried> jar : jars.entrySet()) {
          try (InputStream content = jar.getValue().content().open()) {
            Files.copy(content, fresh.resolve(jar.getKey()));
          }
        }
        appear(fresh, folder);
      } finally {
        for (String name : jars.keySet()) {
          Files.deleteIfExists(fresh.resolve(name));
        }
        Files.deleteIfExists(fresh);
      }
    }
    return folder;
  }

  /** Files appear whole, so one of the right size is the right one unless somebody changed it. */
  private boolean isComplete(Path folder) throws IOException {
    for (Map.Entry<String, Carried> jar : jars.entrySet()) {
      Path file = folder.resolve(jar.getKey());
      if (!Files.isRegularFile(file) || Files.size(file) != jar.getValue().size()) {
        return false;
      }
    }
    return true;
  }

  private void appear(Path fresh, Path folder) throws IOException {
    try {
      Files.move(fresh, folder, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileSystemException taken) {
      if (isComplete(folder)) {
        return; // another process was faster
      }
      if (!Files.isDirectory(folder)) {
        throw taken;
      }
      // Somebody removed a part of it, as those do who clean folders of old files.
      for (String name : jars.keySet()) {
        Files.move(
            fresh.resolve(name),
            folder.resolve(name),
            StandardCopyOption.ATOMIC_MOVE,
            StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private String name() {
    StringBuilder name = new StringBuilder();
    for (Carried jar : jars.values()) {
      name.append(name.isEmpty() ? "" : "-").append(Long.toHexString(jar.checksum()));
    }
    return name.toString();
  }
}
