package dev.jacquard.model.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.kernel.Verdict.Status;
import dev.jacquard.model.Property;
import dev.jacquard.model.store.CompactStore;
import dev.jacquard.model.temporal.Formula;
import dev.jacquard.model.temporal.FormulaException;
import dev.jacquard.model.temporal.FormulaParser;
import dev.jacquard.model.temporal.Lasso;
import dev.jacquard.model.temporal.RandomFormulas;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Temporal properties on graphs: the verdict, and the run that is told. */
class TemporalTest {
  /** The searches, which must agree. */
  enum Order {
    BREADTH {
      @Override
      SearchResult search(Graph graph, SearchOptions options) {
        return BreadthFirst.search(graph, graph, options);
      }
    },
    DEPTH {
      @Override
      SearchResult search(Graph graph, SearchOptions options) {
        return DepthFirst.search(graph, graph, options);
      }
    };

    abstract SearchResult search(Graph graph, SearchOptions options);
  }

  /** 0 -> 1 -> 2 -> 0 and 1 -> 3 -> 4, which is the end of the road. */
  private static final Graph RING =
      Graph.of(List.of(List.of(1), List.of(2, 3), List.of(0), List.of(4), List.of())).endingIn(4);

  @ParameterizedTest
  @EnumSource
  void aRunThatGoesRoundForEverViolatesWhatShouldComeInTheEnd(Order order) {
    Graph graph = RING.here(4, new Property.Temporal("in the end", "<> here"));

    SearchResult result = order.search(graph, SearchOptions.standard());

    Finding finding = result.findings().get(0);
    assertThat(finding.type()).isEqualTo(Finding.Type.TEMPORAL);
    assertThat(finding.property()).isEqualTo("in the end");
    assertThat(states(finding)).containsExactly(0L, 1L, 2L, 0L);
    assertThat(finding.path().orElseThrow().loop()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void aRunThatEndsStaysInItsLastState(Order order) {
    Graph graph = RING.here(2, new Property.Temporal("again", "[]<> here"));

    SearchResult result = order.search(graph, SearchOptions.standard());

    Finding finding = result.findings().get(0);
    assertThat(states(finding)).containsExactly(0L, 1L, 3L, 4L);
    assertThat(finding.path().orElseThrow().loop()).isEqualTo(3);
  }

  @ParameterizedTest
  @EnumSource
  void aRunWithoutProgressIsFound(Order order) {
    Graph graph = RING.here(3, Property.progress("three again", "here"));

    Finding finding = order.search(graph, SearchOptions.standard()).findings().get(0);

    assertThat(finding.message()).isEqualTo("a run without end violates []<>\"here\"");
    Runs.validate(graph, finding, "[]<>here");
  }

  @ParameterizedTest
  @EnumSource
  void aRunIntoADeadlockIsNotARunWithoutEnd(Order order) {
    Graph graph = RING.endingIn().here(2, new Property.Temporal("again", "[]<> here"));

    SearchResult result = order.search(graph, SearchOptions.standard().withOnwards());

    assertThat(result.findings()).extracting(Finding::type).containsExactly(Finding.Type.DEADLOCK);
  }

  @ParameterizedTest
  @EnumSource
  void aFormulaThatAllRunsSatisfyIsNoFinding(Order order) {
    Graph graph = RING.here(1, new Property.Temporal("one", "<> here"));

    SearchResult result = order.search(graph, SearchOptions.standard());

    assertThat(result.verdict().status()).isEqualTo(Status.COMPLETE);
    assertThat(result.states()).isEqualTo(5);
  }

  @ParameterizedTest
  @EnumSource
  void aViolationInTheStatesThatWereSeenIsOneOfTheModel(Order order) {
    Graph graph =
        Graph.of(List.of(List.of(1, 0), List.of(2), List.of(3), List.of(3)))
            .here(3, new Property.Temporal("three", "<> here"));

    SearchResult result = order.search(graph, SearchOptions.standard().withMaxStates(1));

    assertThat(states(result.findings().get(0))).containsExactly(0L, 0L);
    assertThat(result.limits()).containsExactly("stopped after 1 states, the most allowed");
  }

  @ParameterizedTest
  @EnumSource
  void whatCanNotBeSeenIsNotJudged(Order order) {
    Property property = new Property.Temporal("p in the end", "<> p");
    List<List<Integer>> ring = List.of(List.of(1), List.of(0));
    // nobody knows what holds in the second state: to ask throws
    Graph graph =
        new Graph(ring, List.of(0), Set.of(), List.of(0L), List.of("p"), List.of(property));

    SearchResult result = order.search(graph, SearchOptions.standard().withOnwards());

    assertThat(result.findings()).extracting(Finding::type).containsExactly(Finding.Type.EXCEPTION);
    assertThat(result.limits())
        .containsExactly("temporal properties were not looked at, because a proposition throws");
  }

  @ParameterizedTest
  @EnumSource
  void fingerprintsLeaveTemporalPropertiesOpen(Order order) {
    Graph graph = RING.here(4, new Property.Temporal("in the end", "<> here"));

    SearchResult result =
        order.search(graph, SearchOptions.standard().withStore(CompactStore::new));

    assertThat(result.verdict().status()).isEqualTo(Status.INCOMPLETE);
    assertThat(result.limits())
        .contains(
            "temporal properties were not looked at, because states are told apart by"
                + " fingerprints");
  }

  @Test
  void aMistakeInAFormulaIsToldBeforeTheSearch() {
    Graph graph = RING.here(1, new Property.Temporal("wrong", "<> there"));
    assertThatThrownBy(() -> BreadthFirst.search(graph, graph, SearchOptions.standard()))
        .isInstanceOf(FormulaException.class)
        .hasMessageContaining("no proposition is named 'there' (the model has here) at column 4");
  }

  /** Whatever run is told, it was judged by the formula's meaning; so only missed ones matter. */
  @Test
  void aViolationAmongAllShortRunsIsNotMissed() {
    int violated = 0;
    for (int seed = 0; seed < 800; seed++) {
      Random random = new Random(seed);
      String formula = new RandomFormulas(random, RandomGraphs.PROPOSITIONS).next(3);
      Property property = new Property.Temporal("formula", formula);
      Graph graph = RandomGraphs.next(random, 2 + random.nextInt(3), List.of(property));
      boolean expected =
          new ShortRuns(graph, FormulaParser.parse(formula, graph.propositions())).violated();
      for (Order order : Order.values()) {
        SearchResult result = order.search(graph, SearchOptions.standard().withOnwards());
        List<Finding> found =
            result.findings().stream()
                .filter(finding -> finding.type() == Finding.Type.TEMPORAL)
                .toList();
        if (expected) {
          assertThat(found).as("seed %d: %s in %s", seed, formula, graph).isNotEmpty();
          violated++;
        }
        found.forEach(finding -> Runs.validate(graph, finding, formula));
      }
    }
    assertThat(violated).isBetween(300, 1_300);
  }

  private static List<Long> states(Finding finding) {
    return finding.path().orElseThrow().steps().stream().map(step -> step.state()[0]).toList();
  }

  /** All runs that repeat a state within a few steps, judged one by one. */
  private record ShortRuns(Graph graph, Formula formula) {
    private static final int MOST = 6;

    boolean violated() {
      return graph.initial().stream().anyMatch(state -> from(new ArrayList<>(List.of(state))));
    }

    private boolean from(List<Integer> run) {
      int last = run.get(run.size() - 1);
      List<Integer> next = graph.edges().get(last);
      if (next.isEmpty()) {
        return graph.ends().contains(last) && violates(run, run.size() - 1);
      }
      for (int state : next) {
        for (int loop = 0; loop < run.size(); loop++) {
          if (run.get(loop) == state && violates(run, loop)) {
            return true;
          }
        }
        if (run.size() < MOST) {
          run.add(state);
          if (from(run)) {
            return true;
          }
          run.remove(run.size() - 1);
        }
      }
      return false;
    }

    private boolean violates(List<Integer> run, int loop) {
      long[] observations = run.stream().mapToLong(state -> graph.labels().get(state)).toArray();
      return !new Lasso(observations, loop).satisfies(formula);
    }
  }
}
