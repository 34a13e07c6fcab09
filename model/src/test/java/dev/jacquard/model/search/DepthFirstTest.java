package dev.jacquard.model.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Property;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DepthFirstTest {
  @Test
  void itSeesWhatBreadthFirstSees() {
    for (int seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      List<Property> properties =
          List.of(new Property.Never("never p", 0), new Property.Sometimes("sometimes q", 1));
      Graph graph = RandomGraphs.next(random, 1 + random.nextInt(30), properties);
      SearchOptions options = SearchOptions.standard().withOnwards();

      SearchResult breadth = BreadthFirst.search(graph, graph, options);
      SearchResult depth = DepthFirst.search(graph, graph, options);

      assertThat(depth.states()).isEqualTo(breadth.states());
      assertThat(depth.transitions()).isEqualTo(breadth.transitions());
      assertThat(depth.depth()).isGreaterThanOrEqualTo(breadth.depth());
      assertThat(depth.findings())
          .extracting(Finding::property)
          .containsExactlyInAnyOrderElementsOf(
              breadth.findings().stream().map(Finding::property).toList());
      depth
          .findings()
          .forEach(finding -> finding.path().ifPresent(path -> Runs.follow(graph, path)));
    }
  }

  @Test
  void aLongRunIsNoProblemForTheStack() {
    int length = 200_000;
    Graph graph =
        Graph.of(IntStream.range(0, length).mapToObj(i -> List.of((i + 1) % length)).toList())
            .here(length - 1, new Property.Temporal("once more", "[]<> here"));

    SearchResult result = DepthFirst.search(graph, graph, SearchOptions.standard());

    assertThat(result.depth()).isEqualTo(length - 1);
    assertThat(result.findings()).isEmpty();
  }

  @Test
  void limitsEndIt() {
    Graph graph = Graph.of(List.of(List.of(1), List.of(2), List.of(3), List.of(0)));

    SearchResult result =
        DepthFirst.search(graph, graph, SearchOptions.standard().withMaxStates(2));

    assertThat(result.states()).isEqualTo(3);
    assertThat(result.limits()).containsExactly("stopped after 2 states, the most allowed");
  }
}
