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
 * Compares reports with those in the folder {@code golden}, which {@code mvn test -pl report -am
 * -Dgolden.update=true} writes anew; look at the difference before you commit it.
 */
class GoldenReportTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  static List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(GOLDEN)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".litmus"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void reportIsTheGoldenOne(String name) throws IOException {
    String report = new Example(name, Files.readString(GOLDEN.resolve(name))).report();
    Path golden = GOLDEN.resolve(name.replace(".litmus", ".txt"));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(golden, report);
    }
    assertThat(report).isEqualTo(Files.readString(golden));
  }
}
