package dev.jacquard.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command in a JVM of its own. */
class JacquardProcessTest {
  private static final JacquardProcess PROCESS =
      new JacquardProcess(
          Path.of(System.getProperty("java.home")),
          List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream()
              .map(Path::of)
              .toList(),
          Optional.empty());

  @TempDir private Path directory;

  @Test
  void reportIsKept() throws Exception {
    CommandEnd end = PROCESS.run(directory, List.of("--version"), line -> {});
    assertThat(end.code()).isZero();
    assertThat(end.sentence()).startsWith("jacquard");
  }

  @Test
  void complaintsAreToldAtOnceAndKept() throws Exception {
    List<String> told = new ArrayList<>();
    CommandEnd end = PROCESS.run(directory, List.of("chek"), told::add);
    assertThat(end.meaning()).isEqualTo(CommandEnd.Meaning.USAGE);
    assertThat(end.report()).isEmpty();
    assertThat(told).isEqualTo(end.complaints()).isNotEmpty();
    assertThat(end.sentence()).contains("chek");
  }
}
