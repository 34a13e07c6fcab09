package dev.jacquard.model.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Property.Never;
import dev.jacquard.model.Property.Sometimes;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.store.CompactStore;
import dev.jacquard.model.store.HeapStore;
import dev.jacquard.model.store.MappedStore;
import dev.jacquard.model.store.StateStore;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The search against the simplest one there is, on small random graphs. */
class RandomGraphsTest {
  private static Graph random(Random random, int size) {
    List<List<Integer>> edges = new ArrayList<>();
    List<Long> labels = new ArrayList<>();
    Set<Integer> ends = new HashSet<>();
    for (int i = 0; i < size; i++) {
      edges.add(random.ints(random.nextInt(4), 0, size).boxed().toList());
      labels.add(random.nextInt(size) < 2 ? random.nextLong() & 3 : 0);
      if (random.nextInt(3) > 0) {
        ends.add(i);
      }
    }
    List<Integer> initial = random.ints(1 + random.nextInt(2), 0, size).boxed().toList();
    return new Graph(
        edges,
        initial,
        ends,
        labels,
        List.of("bad", "good"),
        List.of(new Never("never bad", 0), new Sometimes("sometimes good", 1)));
  }

  private static Map<Integer, Integer> distances(Graph graph) {
    Map<Integer, Integer> distances = new TreeMap<>();
    Deque<Integer> waiting = new ArrayDeque<>();
    for (int state : graph.initial()) {
      if (distances.putIfAbsent(state, 0) == null) {
        waiting.add(state);
      }
    }
    while (!waiting.isEmpty()) {
      int state = waiting.remove();
      for (int next : graph.edges().get(state)) {
        if (distances.putIfAbsent(next, distances.get(state) + 1) == null) {
          waiting.add(next);
        }
      }
    }
    return distances;
  }

  @Property(tries = 600)
  void countsFindingsAndShortestPathsAreThoseOfTheOracle(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 60) int size,
      @ForAll @IntRange(min = 0, max = 9) int choice) {
    Graph graph = random(new Random(seed), size);
    boolean exact = choice < 6;
    Supplier<StateStore> store =
        choice == 0 ? MappedStore::new : exact ? HeapStore::new : CompactStore::new;
    Map<Integer, Integer> distances = distances(graph);

    SearchResult result =
        BreadthFirst.search(
            graph, StateSymmetry.NONE, SearchOptions.standard().withOnwards().withStore(store));

    Set<Integer> reached = distances.keySet();
    assertThat(result.states()).isEqualTo(reached.size());
    assertThat(result.transitions())
        .isEqualTo(reached.stream().mapToInt(state -> graph.edges().get(state).size()).sum());
    assertThat(result.depth())
        .isEqualTo(distances.values().stream().mapToInt(Integer::intValue).max().orElseThrow());
    assertThat(result.limits()).hasSize(exact ? 0 : 1);
    assertThat(has(result, Finding.Type.SOMETIMES))
        .isEqualTo(
            exact && reached.stream().noneMatch(state -> (graph.labels().get(state) & 2) != 0));
    check(
        graph,
        result,
        Finding.Type.NEVER,
        nearest(distances, state -> (graph.labels().get(state) & 1) != 0));
    check(
        graph,
        result,
        Finding.Type.DEADLOCK,
        nearest(
            distances,
            state -> graph.edges().get(state).isEmpty() && !graph.ends().contains(state)));
  }

  private static Optional<Integer> nearest(
      Map<Integer, Integer> distances, java.util.function.IntPredicate wanted) {
    return distances.keySet().stream()
        .filter(wanted::test)
        .map(distances::get)
        .min(Integer::compare);
  }

  private static boolean has(SearchResult result, Finding.Type type) {
    return result.findings().stream().anyMatch(finding -> finding.type() == type);
  }

  private static void check(
      Graph graph, SearchResult result, Finding.Type type, Optional<Integer> distance) {
    assertThat(has(result, type)).isEqualTo(distance.isPresent());
    result.findings().stream()
        .filter(finding -> finding.type() == type)
        .forEach(
            finding -> {
              List<Path.Step> steps = finding.path().orElseThrow().steps();
              assertThat(steps).hasSize(distance.orElseThrow() + 1);
              assertThat(graph.initial()).contains((int) steps.get(0).state()[0]);
              IntStream.range(1, steps.size())
                  .forEach(i -> assertStep(graph, steps.get(i - 1), steps.get(i)));
            });
  }

  private static void assertStep(Graph graph, Path.Step from, Path.Step to) {
    assertThat(graph.edges().get((int) from.state()[0]).get(to.action()).longValue())
        .isEqualTo(to.state()[0]);
  }
}
