package dev.jacquard.benchmarks.peers;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A peer's Maven project, a folder of {@code lab/benchmarks/peers}: it fetches the peer into {@code
 * target/lib} and compiles what calls it.
 *
 * @param progress where to say that something is downloaded
 */
record MavenProject(Path folder, PrintStream progress) {
  private static final Duration LIMIT = Duration.ofMinutes(10);

  /** Builds it unless that was done before; present if it can't be built: why. */
  Optional<String> absence() throws IOException {
    if (!Files.exists(folder.resolve("pom.xml"))) {
      return Optional.of("there is no " + folder + "; use the ./jacquard of a checkout");
    }
    return isBuilt() ? Optional.empty() : build();
  }

  private Optional<String> build() throws IOException {
    progress.println("fetching " + folder.getFileName() + " with Maven (first use)...");
    progress.flush();
    Path scratch = Files.createDirectories(folder.resolve("target"));
    Printed printed =
        new Command(
                List.of("mvn", "-q", "-B", "-f", folder + "/pom.xml", "process-classes"), scratch)
            .run("", LIMIT);
    Optional<String> error = firstError(printed.text());
    if (error.isEmpty()) {
      Files.writeString(marker(), "");
    }
    return error.map(
        text ->
            "Maven could not fetch it ("
                + text
                + "); it needs Maven on the PATH and Maven Central within reach");
  }

  /** What Maven, or the shell that looks for it, complains of first. */
  static Optional<String> firstError(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> line.contains("ERROR") || line.contains("not found"))
        .findFirst();
  }

  private boolean isBuilt() throws IOException {
    if (!Files.exists(marker())) {
      return false;
    }
    long built = marker().toFile().lastModified();
    try (Stream<Path> sources = Files.walk(folder.resolve("src"))) {
      return Stream.concat(Stream.of(folder.resolve("pom.xml")), sources)
          .allMatch(file -> file.toFile().lastModified() <= built);
    }
  }

  /** Written when it was built. */
  private Path marker() {
    return folder.resolve("target/built");
  }

  /** The peer and what calls it, for {@code -cp}. */
  String classPath() {
    return folder.resolve("target/classes") + File.pathSeparator + folder.resolve("target/lib/*");
  }
}
