package dev.jacquard.models.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.partition.ExactPartitions;
import dev.jacquard.model.diagram.text.ModelParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is found out about the diagrams in {@code model/samples} is what their twins here say. */
class TextAndJavaTest {
  @ParameterizedTest
  @CsvSource({"2, 1", "2, 2", "3, 1", "3, 2", "4, 2"})
  void readersAndWriters(int readers, int writers) throws IOException {
    Map<String, Integer> constants = Map.of("readers", readers, "writers", writers);
    assertThat(partitions("readers-writers.model", constants))
        .isEqualTo(given(new ReadersWriters(readers, writers)));
  }

  @ParameterizedTest
  @CsvSource({"2, 1, 80", "2, 2, 80", "10, 2, 80", "9, 2, 18", "2, 9, 18"})
  void resourceController(int classes, int size, int total) throws IOException {
    int[] sizes = new int[classes];
    Arrays.fill(sizes, size);
    sizes[classes - 1] = total - (classes - 1) * size;
    Map<String, Integer> constants = Map.of("classes", classes, "size", size, "total", total);
    assertThat(partitions("resource-controller.model", constants))
        .isEqualTo(given(new ResourceController(sizes)));
  }

  private static List<Partition> partitions(String name, Map<String, Integer> constants)
      throws IOException {
    String text = Files.readString(Path.of("..", "..", "model", "samples", name));
    Description description = ModelParser.parse(name, text, constants);
    return ExactPartitions.coarsest().of(description).edges();
  }

  private static List<Partition> given(Diagram diagram) {
    return diagram.description().edges().stream()
        .map(Edge::partition)
        .map(Optional::orElseThrow)
        .toList();
  }
}
