package dev.jacquard.cli.cluster;

import dev.jacquard.broker.line.Carrier;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;

/** Finds what carries lines: a jar of its own, which nobody loads who does not need it. */
final class Carriers {
  private static final String JAR = "jacquard-broker.jar";

  private Carriers() {}

  static Carrier find() {
    return ServiceLoader.load(Carrier.class, Carriers.class.getClassLoader())
        .findFirst()
        .orElseGet(() -> inJar(jar()));
  }

  private static Path jar() {
    try {
      Path own =
          Path.of(Carriers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return own.resolveSibling(JAR);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static Carrier inJar(Path jar) {
    try {
      URL[] path = {jar.toUri().toURL()};
      Optional<Carrier> found =
          Files.exists(jar)
              ? ServiceLoader.load(
                      Carrier.class, new URLClassLoader(path, Carriers.class.getClassLoader()))
                  .findFirst()
              : Optional.empty();
      return found.orElseThrow(
          () -> new IllegalStateException("there is no " + jar + ", which a cluster needs"));
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
