package dev.jacquard.benchmarks.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The JDK on which a peer runs: that of a variable, or else the one that this is run on. */
record JavaHome(Path home) {
  /** The JDK that a variable names. */
  static JavaHome of(Map<String, String> environment, String variable) {
    return new JavaHome(
        Path.of(environment.getOrDefault(variable, System.getProperty("java.home"))));
  }

  String java() {
    return home.resolve("bin/java").toString();
  }

  /** Its version by its own file; empty if there is none. */
  String version() throws IOException {
    Path release = home.resolve("release");
    if (!Files.isReadable(release)) {
      return "";
    }
    return Files.readAllLines(release).stream()
        .filter(line -> line.startsWith("JAVA_VERSION="))
        .map(line -> line.replaceAll("JAVA_VERSION=|\"", ""))
        .findFirst()
        .orElse("");
  }

  /** The feature number of its version: 17 of 17.0.15; 0 if it is not known. */
  int feature() throws IOException {
    String number = version().replaceAll("[^0-9].*", "");
    return number.isEmpty() ? 0 : Integer.parseInt(number);
  }
}
