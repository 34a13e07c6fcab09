package dev.jacquard.benchmarks.compare;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A build of Jacquard that can measure itself: the lab's jar of a checkout, or a product's jar from
 * the time when benchmarks were part of it.
 */
public record Build(Path jar) {
  private static final String WORKER = "dev.jacquard.worker.WorkerJvm";

  public Build {
    jar = jar.toAbsolutePath();
  }

  /** The command that starts a class of this build in a worker JVM of this build. */
  List<String> command(String main, List<String> arguments) throws IOException {
    try (URLClassLoader classes =
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
      Object command =
          classes
              .loadClass(WORKER)
              .getMethod("command", List.class, List.class, String.class, List.class)
              .invoke(null, List.of(jar), List.of("-XX:+UseSerialGC"), main, arguments);
      List<String> words = new ArrayList<>();
      ((List<?>) command).forEach(word -> words.add((String) word));
      return words;
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException(jar + " can't start a worker JVM: " + e, e);
    }
  }
}
