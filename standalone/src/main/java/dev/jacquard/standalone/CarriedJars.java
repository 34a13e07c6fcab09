package dev.jacquard.standalone;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The jars of the command, carried inside of another one. They are unpacked once, into a folder
 * named by their content, which appears as a whole: processes that do it at the same time do not
 * disturb each other, and one that is killed leaves nothing that another would take for complete.
 */
final class CarriedJars {
  static final String JAR = "jacquard.jar";
  static final String BOOT_JAR = "jacquard-boot.jar";
  private static final int DIGITS = 16;

  private final Map<String, byte[]> jars;

  /**
   * Jars by their names.
   *
   * @param jars in an order that is always the same
   */
  CarriedJars(Map<String, byte[]> jars) {
    this.jars = jars;
  }

  static CarriedJars ofThisJar() throws IOException {
    Map<String, byte[]> jars = new LinkedHashMap<>();
    for (String name : new String[] {JAR, BOOT_JAR}) {
      try (InputStream carried = CarriedJars.class.getResourceAsStream("/carried/" + name)) {
        if (carried == null) {
          throw new IOException("it has no " + name);
        }
        jars.put(name, carried.readAllBytes());
      }
    }
    return new CarriedJars(jars);
  }

  /** The folder below this one in which the jars are now. */
  Path in(Path cache) throws IOException {
    Path folder = cache.resolve(digest());
    if (!isComplete(folder)) {
      Files.createDirectories(cache);
      Path fresh = Files.createTempDirectory(cache, "new");
      try {
        for (Map.Entry<String, byte[]> jar : jars.entrySet()) {
          Files.write(fresh.resolve(jar.getKey()), jar.getValue());
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
    for (Map.Entry<String, byte[]> jar : jars.entrySet()) {
      Path file = folder.resolve(jar.getKey());
      if (!Files.isRegularFile(file) || Files.size(file) != jar.getValue().length) {
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

  private String digest() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      jars.values().forEach(digest::update);
      return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has it", e);
    }
  }
}
