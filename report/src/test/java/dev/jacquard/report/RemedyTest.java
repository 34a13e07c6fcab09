package dev.jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Remedies are true: each program in the folder {@code remedies} names one in its first comment,
 * and the program of the same name with {@code -remedied}, which follows it, does not fail.
 */
class RemedyTest {
  private static final Path FOLDER = Path.of("src/test/resources/remedies");

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .map(file -> file.getFileName().toString().replace(".litmus", ""))
          .filter(name -> !name.endsWith("-remedied"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void aProgramThatFollowsTheRemedyDoesNotFail(String name) throws IOException {
    Example broken = example(name);
    String remedy = broken.setting("remedy").orElseThrow();
    assertThat(broken.counterexample().diagnoses())
        .anySatisfy(diagnosis -> assertThat(diagnosis.remedies()).contains(remedy));
    assertThat(example(name + "-remedied").failures()).isEmpty();
  }

  private static Example example(String name) throws IOException {
    return new Example(name + ".litmus", Files.readString(FOLDER.resolve(name + ".litmus")));
  }
}
