package dev.jacquard.model.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Verdict.Status;
import dev.jacquard.model.Property;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.store.HeapStore;
import java.time.Duration;
import java.util.AbstractList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BreadthFirstTest {
  /** 0 -> 1 -> 2 -> 0 and 1 -> 3 -> 4, which is the end of the road. */
  private static final Graph RING =
      Graph.of(List.of(List.of(1), List.of(2, 3), List.of(0), List.of(4), List.of()));

  private static SearchResult search(Graph graph, SearchOptions options) {
    return BreadthFirst.search(graph, StateSymmetry.NONE, options);
  }

  private static List<Long> states(Finding finding) {
    return finding.path().orElseThrow().steps().stream().map(step -> step.state()[0]).toList();
  }

  @Test
  void statesTransitionsAndDepthAreCounted() {
    SearchResult result = search(RING.endingIn(4), SearchOptions.standard());

    assertThat(result.states()).isEqualTo(5);
    assertThat(result.transitions()).isEqualTo(5);
    assertThat(result.depth()).isEqualTo(3);
    assertThat(result.verdict().status()).isEqualTo(Status.COMPLETE);
  }

  @Test
  void aStateWithoutAStepIsADeadlockUnlessItIsAnEnd() {
    SearchResult result = search(RING, SearchOptions.standard());

    assertThat(result.findings()).extracting(Finding::type).containsExactly(Finding.Type.DEADLOCK);
    assertThat(states(result.findings().get(0))).containsExactly(0L, 1L, 3L, 4L);
  }

  @Test
  void aStateThatShouldNeverBeIsFoundByAShortestPath() {
    Graph graph = RING.here(2, new Property.Never("not two", 0));

    SearchResult result = search(graph, SearchOptions.standard());

    assertThat(result.findings()).extracting(Finding::property).containsExactly("not two");
    assertThat(states(result.findings().get(0))).containsExactly(0L, 1L, 2L);
    assertThat(result.states()).isEqualTo(4);
  }

  @Test
  void onwardsFindsTheRestAsWell() {
    Graph graph = RING.here(2, new Property.Never("not two", 0));

    SearchResult result = search(graph, SearchOptions.standard().withOnwards());

    assertThat(result.findings())
        .extracting(Finding::type)
        .containsExactly(Finding.Type.NEVER, Finding.Type.DEADLOCK);
    assertThat(result.states()).isEqualTo(5);
  }

  @Test
  void whatNeverHappensIsFoundWhenEverythingWasSeen() {
    Graph graph =
        Graph.of(List.of(List.of(0), List.of(1))).here(1, new Property.Sometimes("one", 0));

    SearchResult result = search(graph, SearchOptions.standard());

    assertThat(result.findings()).extracting(Finding::type).containsExactly(Finding.Type.SOMETIMES);
    assertThat(result.findings().get(0).path()).isEmpty();
  }

  @Test
  void whatHasNotHappenedYetIsNoFindingInAnIncompleteSearch() {
    Graph graph = RING.endingIn(4).here(4, new Property.Sometimes("four", 0));

    SearchResult result = search(graph, SearchOptions.standard().withMaxStates(2));

    assertThat(result.findings()).isEmpty();
    assertThat(result.verdict().status()).isEqualTo(Status.INCOMPLETE);
    assertThat(result.limits()).containsExactly("stopped after 2 states, the most allowed");
  }

  @Test
  void timeAndWatcherEndASearch() {
    SearchOptions options = SearchOptions.standard();

    assertThat(search(RING, options.withMaxTime(Duration.ZERO)).limits())
        .containsExactly("stopped after 0 ms, the time allowed");
    assertThat(
            search(RING, options.withWatcher((states, transitions, depth, waiting) -> false))
                .limits())
        .containsExactly("interrupted");
  }

  @Test
  void aModelThatNeedsMoreMemoryThanThereIsEndsTheSearch() {
    Graph graph = RING.here(2, new Property.Never("not two", 0));
    List<List<Integer>> greedy =
        new AbstractList<>() {
          @Override
          public List<Integer> get(int state) {
            if (state == 3) {
              throw new OutOfMemoryError("for a test");
            }
            return graph.edges().get(state);
          }

          @Override
          public int size() {
            return graph.edges().size();
          }
        };

    SearchResult result =
        search(
            new Graph(
                greedy,
                graph.initial(),
                graph.ends(),
                graph.labels(),
                graph.propositions(),
                graph.properties()),
            SearchOptions.standard().withOnwards());

    assertThat(result.limits()).containsExactly("memory exhausted after 4 states");
    assertThat(result.findings()).extracting(Finding::type).containsExactly(Finding.Type.NEVER);
    assertThat(states(result.findings().get(0))).containsExactly(0L, 1L, 2L);
  }

  @Test
  void memoryExhaustedKeepsWhatWasFound() {
    int length = 100_000;
    List<List<Integer>> line =
        IntStream.range(0, length).mapToObj(i -> List.of((i + 1) % length)).toList();
    Graph graph = Graph.of(line).here(10, new Property.Never("not ten", 0));

    SearchResult result =
        search(
            graph, SearchOptions.standard().withOnwards().withStore(() -> new HeapStore(300_000)));

    assertThat(result.findings()).extracting(Finding::type).containsExactly(Finding.Type.NEVER);
    assertThat(result.states()).isBetween(1_000L, 50_000L);
    assertThat(result.limits())
        .singleElement()
        .asString()
        .startsWith(
            String.format(
                java.util.Locale.ROOT, "memory exhausted after %,d states: ", result.states()));
  }
}
