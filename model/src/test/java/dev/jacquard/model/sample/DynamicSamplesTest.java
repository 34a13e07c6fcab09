package dev.jacquard.model.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.dynamic.DynamicModel;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
        arguments(new MsiCache(3, 2, false), List.of()),
        arguments(
            new MsiCache(2, 2, true),
            List.of(
                "a line is modified and another shared", "assertion", "two lines are modified")),
        arguments(new RingElection(3, 2, false), List.of()),
        arguments(new RingElection(3, 2, true), List.of("two leaders")));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everyReductionFindsTheSame(DynamicModel<?> model, List<String> expected) {
    for (StateSymmetry symmetry : model.symmetries()) {
      assertThat(found(search(model, symmetry, true, EVERYTHING)))
          .as("%s", symmetry)
          .containsExactlyElementsOf(expected);
      for (boolean symmetricIndependence : new boolean[] {false, true}) {
        SearchOptions options = EVERYTHING.withPartialOrder();
        assertThat(found(search(model, symmetry, symmetricIndependence, options)))
            .as("%s with partial order, symmetric independence %s", symmetry, symmetricIndependence)
            .containsExactlyElementsOf(expected);
      }
    }
  }

  private static SearchResult search(
      DynamicModel<?> model, StateSymmetry symmetry, boolean independence, SearchOptions options) {
    SearchResult result = BreadthFirst.search(model, model.space(symmetry, independence), options);
    assertThat(result.limits()).isEmpty();
    return result;
  }

  private static Set<String> found(SearchResult result) {
    return result.findings().stream()
        .map(
            finding ->
                finding.type() == Finding.Type.NEVER || finding.type() == Finding.Type.SOMETIMES
                    ? finding.property()
                    : finding.type().label())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static long states(DynamicModel<?> model, StateSymmetry symmetry) {
    return search(model, symmetry, true, EVERYTHING).states();
  }

  /** The figures of the specification in TLA+, and of those of other tools that follow it. */
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
  void ringsAreDividedByRotations() {
    long plain = states(new RingElection(3, 2, false), StateSymmetry.NONE);
    long full = states(new RingElection(3, 2, false), StateSymmetry.FULL);
    assertThat((double) plain / full).isBetween(2.85, 3.0);
  }
}
