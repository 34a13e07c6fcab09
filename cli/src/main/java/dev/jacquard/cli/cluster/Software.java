package dev.jacquard.cli.cluster;

import dev.jacquard.broker.desk.Shelf;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The JDK and this copy of Jacquard, in words: two machines where they are the same have a program
 * take the same steps.
 */
final class Software {
  private static final String BOOT_JAR = "jacquard-boot.jar";

  private Software() {}

  static String here() throws IOException {
    return String.join(
        " ",
        "Java",
        Runtime.version().toString(),
        System.getProperty("java.vendor"),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        "Jacquard",
        own());
  }

  private static String own() throws IOException {
    try {
      Path jar =
          Path.of(Software.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Files.isRegularFile(jar)
          ? Shelf.hash(jar) + Shelf.hash(jar.resolveSibling(BOOT_JAR))
          : "of " + jar;
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
