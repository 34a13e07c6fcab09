package dev.jacquard.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the services and compares what is said of them with the files in {@code expected}. */
class ServicesTest {
  private static final boolean UPDATE = Boolean.getBoolean("golden.update");
  private static final String PACKAGE = "dev.jacquard.samples.service.";
  private static final Path SOURCES = Path.of("src/test/java/dev/jacquard/samples/service");

  private static Map<String, LessonRun> runs;

  @BeforeAll
  static void runAll() {
    runs = LessonRun.ofClasses(services().map(name -> PACKAGE + name).toList());
  }

  static Stream<String> services() {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files
          .map(file -> file.getFileName().toString().replace(".java", ""))
          .filter(name -> !name.equals("package-info"))
          .sorted()
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path expected(String service) {
    String words = service.replaceAll("(?<=.)([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    return Path.of("expected/service", words + ".txt");
  }

  @ParameterizedTest
  @MethodSource("services")
  void saysWhatIsExpected(String service) throws IOException {
    String text = runs.get(PACKAGE + service).text().replaceAll("\\d+\\.\\d s", "(time)");
    if (UPDATE) {
      Files.writeString(expected(service), text);
    }
    assertThat(text).isEqualTo(Files.readString(expected(service)));
  }

  /** Whoever reads a report knows the program, and need not know the insides of the JDK. */
  @ParameterizedTest
  @MethodSource("services")
  void namesNothingInsideOfTheJdk(String service) throws IOException {
    assertThat(Files.readString(expected(service)))
        .doesNotContain("Node", "FutureTask", "Sync", "ThreadPoolExecutor#", "cas ", "Object[]");
  }

  @Test
  void everyExpectedFileIsOneOfAService() throws IOException {
    List<Path> expected = services().map(ServicesTest::expected).toList();
    try (Stream<Path> files = Files.list(Path.of("expected/service"))) {
      assertThat(files).containsExactlyInAnyOrderElementsOf(expected);
    }
  }
}
