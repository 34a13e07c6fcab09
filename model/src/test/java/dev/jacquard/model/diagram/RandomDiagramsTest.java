package dev.jacquard.model.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Property;
import dev.jacquard.model.Quotient;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.Reference.State;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.PartitionFinder;
import dev.jacquard.model.diagram.partition.ExactPartitions;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.Path;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Plain, sorted and adaptive search of random diagrams against the reference. */
class RandomDiagramsTest {
  private static final SearchOptions ONWARDS = SearchOptions.standard().withOnwards();

  @Test
  void allSearchesFindWhatTheReferenceFinds() {
    LongStream.range(0, 300).forEach(RandomDiagramsTest::compare);
  }

  @Test
  @Tag("slow")
  void allSearchesFindWhatTheReferenceFindsInManyMoreDiagrams() {
    LongStream.range(1_000, 5_000).forEach(RandomDiagramsTest::compare);
  }

  private static void compare(long seed) {
    Description description = RandomDiagrams.of(seed);
    Map<State, Integer> distances = Reference.reach(description);
    Map<String, Integer> expected = findings(description, distances);
    Diagram plain = new Diagram(description, PartitionFinder.FINEST);
    SearchResult result = BreadthFirst.search(plain, StateSymmetry.NONE, ONWARDS);
    assertThat(result.states()).as("states, seed %d", seed).isEqualTo(distances.size());
    check(seed, "plain", description, result, expected);

    Diagram diagram = new Diagram(description, new ExhaustivePartitions());
    assertThat(ExactPartitions.coarsest().of(description))
        .as("partitions, seed %d", seed)
        .isEqualTo(diagram.partitions());
    SearchResult again = BreadthFirst.search(diagram, StateSymmetry.NONE, ONWARDS);
    assertThat(again.states()).as("states, seed %d", seed).isEqualTo(distances.size());
    assertThat(again.transitions()).as("steps, seed %d", seed).isEqualTo(result.transitions());
    check(seed, "plain with partitions", description, again, expected);
    SearchResult sorted = BreadthFirst.search(diagram, StateSymmetry.PROCESSES, ONWARDS);
    check(seed, "sorted", description, sorted, expected);
    checkOrbits(seed, (Quotient) diagram.space(StateSymmetry.PROCESSES), sorted, distances.size());
    check(seed, "adaptive", description, diagram.adaptive(ONWARDS), expected);
  }

  /** The representatives are those of all states that can be reached. */
  private static void checkOrbits(long seed, Quotient space, SearchResult result, int states) {
    Set<String> represented = new HashSet<>();
    for (long[] state : reach(space.plain())) {
      space.represent(state, state.length, taking(it -> represented.add(Arrays.toString(it))));
    }
    List<long[]> representatives = reach(space);
    assertThat(representatives.stream().map(Arrays::toString))
        .as("representatives, seed %d", seed)
        .containsExactlyInAnyOrderElementsOf(represented)
        .hasSize((int) result.states());
    double sum = representatives.stream().mapToDouble(it -> space.orbit(it, it.length)).sum();
    if (!Double.isNaN(sum)) {
      assertThat(sum).as("states of orbits, seed %d", seed).isEqualTo(states);
    }
  }

  private static List<long[]> reach(StateSpace space) {
    Set<String> known = new HashSet<>();
    List<long[]> queue = new ArrayList<>();
    Successors taker =
        taking(
            state -> {
              if (known.add(Arrays.toString(state))) {
                queue.add(state);
              }
            });
    space.initial(taker);
    for (int i = 0; i < queue.size(); i++) {
      space.expand(queue.get(i), queue.get(i).length, taker);
    }
    return queue;
  }

  private static Successors taking(Consumer<long[]> taker) {
    return new Successors() {
      @Override
      public void step(int process, int action, long[] state, int length) {
        taker.accept(Arrays.copyOf(state, length));
      }

      @Override
      public void failure(int process, int action, String message) {}
    };
  }

  /** The findings, and how far from the initial state they are; those that are nowhere at -1. */
  private static Map<String, Integer> findings(
      Description description, Map<State, Integer> distances) {
    Map<String, Integer> findings = new TreeMap<>();
    distances.forEach(
        (state, distance) -> {
          var steps = Reference.steps(description, state);
          if (steps.isEmpty() && !state.all(description.ends())) {
            findings.putIfAbsent("deadlock no deadlock", distance);
          }
          if (steps.stream().anyMatch(step -> step.after().isEmpty())) {
            findings.putIfAbsent("exception step", distance);
          }
        });
    for (Property property : description.properties()) {
      findings.putAll(finding(description, property, distances));
    }
    return findings;
  }

  private static Map<String, Integer> finding(
      Description description, Property property, Map<State, Integer> distances) {
    boolean never = property instanceof Property.Never;
    int number =
        property instanceof Property.Never it
            ? it.proposition()
            : ((Property.Sometimes) property).proposition();
    Optional<Integer> first =
        distances.entrySet().stream()
            .filter(
                entry ->
                    Reference.holds(description.propositions().get(number), entry.getKey())
                        .orElse(false))
            .map(Map.Entry::getValue)
            .min(Integer::compare);
    if (never) {
      return first.map(distance -> Map.of("never " + property.name(), distance)).orElse(Map.of());
    }
    return first.isPresent() ? Map.of() : Map.of("sometimes " + property.name(), -1);
  }

  private static void check(
      long seed,
      String search,
      Description description,
      SearchResult result,
      Map<String, Integer> expected) {
    Map<String, Integer> found = new TreeMap<>();
    for (Finding finding : result.findings()) {
      finding.path().ifPresent(path -> walk(seed, description, path, finding));
      String name =
          finding.type() == Finding.Type.EXCEPTION
              ? "exception step"
              : finding.type().label() + " " + finding.property();
      found.merge(name, distance(finding), Math::min);
    }
    assertThat(result.limits()).isEmpty();
    assertThat(found).as("findings of %s search, seed %d", search, seed).isEqualTo(expected);
  }

  private static int distance(Finding finding) {
    int steps = finding.path().map(path -> path.steps().size()).orElse(0);
    return finding.type() == Finding.Type.EXCEPTION ? steps - 2 : steps - 1;
  }

  /** Takes the steps of a path in the reference. */
  private static void walk(long seed, Description description, Path path, Finding finding) {
    StateSpace plain = new Diagram(description, PartitionFinder.FINEST).space(StateSymmetry.NONE);
    State state = State.initial(description);
    boolean first = true;
    boolean failed = false;
    for (Path.Step step : path.steps()) {
      if (!first) {
        var outcome = Reference.step(description, state, step.process(), step.action());
        assertThat(outcome).as("step of seed %d", seed).isPresent();
        failed = outcome.get().after().isEmpty();
        state = outcome.get().after().orElse(state);
      }
      first = false;
      assertThat(plain.describe(step.state(), step.state().length))
          .isEqualTo(state.describe(description));
    }
    if (finding.type() == Finding.Type.DEADLOCK) {
      assertThat(Reference.steps(description, state)).isEmpty();
    }
    if (finding.type() == Finding.Type.NEVER) {
      State end = state;
      assertThat(
              description.propositions().stream()
                  .filter(proposition -> proposition.name().equals(finding.property()))
                  .flatMap(proposition -> Reference.holds(proposition, end).stream()))
          .containsExactly(true);
    }
    if (finding.type() == Finding.Type.EXCEPTION) {
      assertThat(failed).as("the last step of seed %d fails", seed).isTrue();
    }
  }

  @Test
  void randomDiagramsAreOfManyKinds() {
    Stream<Description> all = LongStream.range(0, 700).mapToObj(RandomDiagrams::of);
    long large = all.filter(it -> Reference.reach(it).size() > 20).count();
    assertThat(large).isGreaterThan(100);
  }
}
