package dev.jacquard.model.diagram.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.Peterson;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.partition.ConcreteState;
import dev.jacquard.model.diagram.partition.ExactPartitions;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The models in {@code model/samples}: read, searched, and counted. */
class SampleFilesTest {
  private static final Path FOLDER = Path.of("samples");
  private static final SearchOptions ALL = SearchOptions.standard().withOnwards();

  static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void asManyStatesAsOneByOne(Path file) throws IOException {
    Description description = read(file, Map.of());
    Set<ConcreteState> states = reachable(description);
    Diagram diagram = diagram(description);
    SearchResult plain = BreadthFirst.search(diagram, StateSymmetry.NONE, ALL);
    assertThat(plain.states()).isEqualTo(states.size());
    SearchResult standard = BreadthFirst.search(diagram, StateSymmetry.PROCESSES, ALL);
    SearchResult adaptive = diagram.adaptive(ALL);
    assertThat(standard.states()).isBetween(1L, plain.states());
    assertThat(names(standard)).isEqualTo(names(plain));
    assertThat(names(adaptive)).isEqualTo(names(plain));
    assertThat(names(plain)).isEqualTo(expectedFindings(file));
    assertThat(diagram.partitions().notes()).isEmpty();
  }

  private static Set<String> expectedFindings(Path file) {
    boolean deadlock = file.endsWith("philosophers.model") || file.endsWith("lost-wakeup.model");
    return deadlock ? Set.of("deadlock") : Set.of();
  }

  private static Set<String> names(SearchResult result) {
    Set<String> names = new HashSet<>();
    for (Finding finding : result.findings()) {
      names.add(finding.type().label());
    }
    return names;
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 22, 9", "2, 2, 52, 12", "3, 1, 62, 15", "3, 2, 140, 20", "4, 2, 388, 31"})
  void readersAndWritersOfTheOracle(int readers, int writers, long plain, long adaptive)
      throws IOException {
    Description description =
        read(
            FOLDER.resolve("readers-writers.model"),
            Map.of("readers", readers, "writers", writers));
    assertThat(BreadthFirst.search(diagram(description), StateSymmetry.NONE, ALL).states())
        .isEqualTo(plain);
    assertThat(diagram(description).adaptive(ALL).states()).isEqualTo(adaptive);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, 80, 558",
    "2, 2, 80, 789",
    "10, 2, 80, 4101",
    "9, 2, 18, 505",
    "2, 9, 18, 316"
  })
  void theResourceControllerOfTheOracle(int classes, int size, int total, long adaptive)
      throws IOException {
    Description description =
        read(
            FOLDER.resolve("resource-controller.model"),
            Map.of("classes", classes, "size", size, "total", total));
    assertThat(diagram(description).adaptive(ALL).states()).isEqualTo(adaptive);
  }

  @Test
  void petersonsProcessesAreAlikeThoughTheyAreNumbered() throws IOException {
    Description description = read(FOLDER.resolve("peterson.model"), Map.of());
    assertThat(ExactPartitions.coarsest().of(description).edges())
        .containsOnly(Partition.coarsest(2));
    assertThat(BreadthFirst.search(diagram(description), StateSymmetry.NONE, ALL).states())
        .isEqualTo(BreadthFirst.search(new Peterson(), StateSymmetry.NONE, ALL).states());
  }

  private static Diagram diagram(Description description) {
    return new Diagram(description, ExactPartitions.givenOrCoarsest());
  }

  private static Description read(Path file, Map<String, Integer> constants) throws IOException {
    return ModelParser.parse(file.getFileName().toString(), Files.readString(file), constants);
  }

  private static Set<ConcreteState> reachable(Description description) {
    ConcreteState initial = ConcreteState.initial(description);
    Set<ConcreteState> reached = new HashSet<>(Set.of(initial));
    Deque<ConcreteState> waiting = new ArrayDeque<>(reached);
    while (!waiting.isEmpty()) {
      ConcreteState state = waiting.remove();
      for (Edge edge : description.edges()) {
        for (int process = 0; process < description.processes(); process++) {
          if (state.step(edge, process) instanceof Optional<?> next
              && next.isPresent()
              && reached.add((ConcreteState) next.get())) {
            waiting.add((ConcreteState) next.get());
          }
        }
      }
    }
    return reached;
  }
}
