package dev.jacquard.benchmarks.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.benchmarks.jvm.Hooked;
import dev.jacquard.benchmarks.jvm.MeasuringProcess;
import dev.jacquard.worker.WorkerJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every program has the executions and the verdict of the file {@code explorations.txt}, all of
 * them explored in one worker JVM. {@code -Dgolden.update=true} writes the file anew; look at the
 * difference before you commit it.
 */
class PaperProgramsTest {
  private static final Path EXPECTED =
      Path.of("src/test/resources/dev/jacquard/benchmarks/paper/explorations.txt");

  private static Map<String, String> explored;

  static List<String> expected() throws IOException {
    return Files.readAllLines(EXPECTED).stream().filter(line -> !line.startsWith("#")).toList();
  }

  @BeforeAll
  static void exploreAll() throws IOException {
    List<String> words = expected().stream().map(PaperProgramsTest::exploration).toList();
    explored =
        MeasuringProcess.output(
                WorkerJvm.command(
                    List.of(Hooked.location(PaperProgram.class), Hooked.location(PaperRun.class)),
                    List.of(),
                    PaperRun.class.getName(),
                    words))
            .lines()
            .collect(Collectors.toMap(PaperProgramsTest::exploration, Function.identity()));
    if (Boolean.getBoolean("golden.update")) {
      Files.write(
          EXPECTED,
          Files.readAllLines(EXPECTED).stream()
              .map(line -> explored.getOrDefault(exploration(line), line))
              .toList());
    }
  }

  private static String exploration(String line) {
    return line.split(":")[0];
  }

  @ParameterizedTest
  @MethodSource("expected")
  void programIsExplored(String line) {
    assertThat(explored.get(exploration(line))).isEqualTo(line);
  }

  @Test
  void everyProgramIsAmongThem() throws IOException {
    assertThat(expected().stream().map(line -> exploration(line).split(" ")[1]))
        .containsAll(PaperPrograms.names());
  }

  @Test
  void namesAreInOrder() {
    assertThat(PaperPrograms.names())
        .containsExactlyElementsOf(new TreeSet<>(PaperPrograms.names()));
  }

  @Test
  void wrongNamesAndSizesAreAnsweredWithTheRightOnes() {
    assertThatThrownBy(() -> PaperPrograms.named("index", 11))
        .hasMessageContaining("no program index with sizes [11]; there are aget WORKERS CHUNKS, ");
    assertThatThrownBy(() -> PaperPrograms.named("aget", 2, 1, 1))
        .hasMessageContaining("no program aget with sizes [2, 1, 1]; ");
    assertThatThrownBy(() -> PaperProgram.main(new String[] {"indexer", "many"}))
        .hasMessageContaining("a size is a number, not 'many'");
    assertThatThrownBy(() -> PaperProgram.main(new String[0]))
        .hasMessageContaining("give the name of a program and its sizes; there are aget ");
  }
}
