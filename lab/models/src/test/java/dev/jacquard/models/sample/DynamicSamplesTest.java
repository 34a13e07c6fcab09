package dev.jacquard.models.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The samples of dynamic models: what is found in them, with every reduction. */
class DynamicSamplesTest {
  private static final SearchOptions EVERYTHING = SearchOptions.standard().withOnwards();

  static Stream<Arguments> samples() {
    return Stream.of(
        arguments(new DiningPhilosophers(4, false), List.of("deadlock")),
        arguments(new DiningPhilosophers(4, true), List.of()),
        arguments(new TwoPhaseCommit(3), List.of()),
        arguments(new BoundedBuffer(2, 1, 2), List.of()),
        arguments(new OrderedList(1, 1, 3), List.of()),
        arguments(new OrderedList(2, 1, 2), List.of()),
        arguments(new BTree(2, 2, 2), List.of()),
        arguments(new MsiCache(2, 2, false), List.of()),
        arguments(
            new MsiCache(2, 2, true),
            List.of(
                "a line is modified and another shared", "assertion", "two lines are modified")),
        arguments(new RingElection(3, 2, false), List.of()),
        arguments(new RingElection(3, 2, true), List.of("two leaders")));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everythingIsFoundWithAndWithoutReductions(DynamicModel<?> model, List<String> expected) {
    SearchOptions reduced = EVERYTHING.withPartialOrder();
    assertThat(found(BreadthFirst.search(model, StateSymmetry.NONE, EVERYTHING)))
        .containsExactlyElementsOf(expected);
    assertThat(found(BreadthFirst.search(model, StateSymmetry.FULL, reduced)))
        .containsExactlyElementsOf(expected);
  }

  private static Set<String> found(SearchResult result) {
    assertThat(result.limits()).isEmpty();
    return result.findings().stream()
        .map(
            finding ->
                finding.type() == Finding.Type.NEVER || finding.type() == Finding.Type.SOMETIMES
                    ? finding.property()
                    : finding.type().label())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static long states(DynamicModel<?> model, StateSymmetry symmetry) {
    return BreadthFirst.search(model, symmetry, EVERYTHING).states();
  }

  /** The figures that others give for this specification, for example the tests of stateright. */
  @Test
  void twoPhaseCommitHasTheStatesOfItsSpecification() {
    assertThat(states(new TwoPhaseCommit(3), StateSymmetry.NONE)).isEqualTo(288);
    assertThat(states(new TwoPhaseCommit(5), StateSymmetry.NONE)).isEqualTo(8_832);
  }

  @Test
  void philosophersAreDividedByRotations() {
    long plain = states(new DiningPhilosophers(5, false), StateSymmetry.NONE);
    long full = states(new DiningPhilosophers(5, false), StateSymmetry.FULL);
    // Five is prime: all states but those that no rotation changes come in fives, and there
    // are two of these, all thinking and all hungry.
    assertThat(plain).isEqualTo(5 * (full - 2) + 2);
  }

  @Test
  void statesAreDividedByNearlyTheOrderOfTheGroup() {
    assertThat(gain(new RingElection(3, 2, false))).isBetween(2.85, 3.0);
    assertThat(gain(new RingElection(4, 2, false))).isBetween(3.9, 4.0);
    assertThat(gain(new MsiCache(2, 2, false))).isBetween(1.9, 2.0);
    assertThat(gain(new MsiCache(3, 2, false))).isBetween(5.0, 6.0);
  }

  @Test
  @Tag("slow")
  void largerStatesAreDividedByMore() {
    assertThat(gain(new RingElection(5, 2, false))).isBetween(4.95, 5.0);
    assertThat(gain(new MsiCache(3, 4, false))).isBetween(5.5, 6.0);
    assertThat(gain(new MsiCache(4, 3, false))).isBetween(18.0, 24.0);
  }

  private static double gain(DynamicModel<?> model) {
    return (double) states(model, StateSymmetry.NONE) / states(model, StateSymmetry.FULL);
  }

  /** Not by canonical forms, but by the multiset of what processes are said to be. */
  @Test
  void thereAreAsManyStatesAsMultisetsOfProcesses() {
    for (DynamicModel<?> model :
        List.of(new TwoPhaseCommit(3), new TwoPhaseCommit(4), new MsiCache(3, 2, false))) {
      assertThat(states(model, StateSymmetry.FULL)).isEqualTo(multisets(model));
    }
  }

  private static List<long[]> reached(StateSpace space) {
    List<long[]> states = new ArrayList<>();
    Set<List<Long>> known = new HashSet<>();
    Successors taker =
        new Successors() {
          @Override
          public void step(int process, int action, long[] state, int length) {
            long[] copy = Arrays.copyOf(state, length);
            if (known.add(Arrays.stream(copy).boxed().toList())) {
              states.add(copy);
            }
          }

          @Override
          public void failure(int process, int action, String message) {}
        };
    space.initial(taker);
    for (int next = 0; next < states.size(); next++) {
      space.expand(states.get(next), states.get(next).length, taker);
    }
    return states;
  }

  private static long multisets(DynamicModel<?> model) {
    StateSpace space = model.space(StateSymmetry.NONE);
    Set<List<String>> seen = new HashSet<>();
    for (long[] state : reached(space)) {
      Map<String, String> entries = space.describe(state, state.length);
      Map<String, String> processes = new TreeMap<>();
      List<String> sorted = new ArrayList<>();
      entries.forEach(
          (name, value) -> {
            if (name.startsWith("process ")) {
              String process = name.replaceAll("\\..*", "");
              processes.merge(process, name.substring(process.length()) + value, String::concat);
            } else if (!value.startsWith("process ")) {
              sorted.add(name + value);
            }
          });
      entries.forEach(
          (name, value) -> processes.computeIfPresent(value, (key, old) -> old + " is " + name));
      processes.values().stream().sorted().forEach(sorted::add);
      seen.add(sorted);
    }
    return seen.size();
  }
}
