package dev.jacquard.models.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.Model;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.PlainSize;
import dev.jacquard.model.search.PlainSize.Certainty;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlainSizeTest {
  private static final SearchOptions OPTIONS = SearchOptions.standard();

  static Stream<Model> diagrams() {
    return Stream.of(
        new ReadersWriters(2, 1),
        new ReadersWriters(4, 3),
        new ResourceController(3, 3),
        new ResourceController(1, 2, 3));
  }

  @ParameterizedTest
  @MethodSource("diagrams")
  void theSizesOfClassesAddUpToThePlainStates(Model model) {
    SearchResult plain = BreadthFirst.search(model, StateSymmetry.NONE, OPTIONS);
    SearchResult reduced = BreadthFirst.search(model, StateSymmetry.PROCESSES, OPTIONS);

    assertThat(reduced.plain()).hasValue(plain.states());
    assertThat(reduced.states()).isLessThan(plain.states());
  }

  @Test
  void theSizesOfClassesAddUpToThePrintedFigure() {
    Model model = new ResourceController(2, 2, 2, 2, 2, 2, 2, 2, 2);

    SearchResult reduced = BreadthFirst.search(model, StateSymmetry.PROCESSES, OPTIONS);

    assertThat(reduced.states()).isEqualTo(78_729);
    assertThat(PlainSize.of(model, reduced, 0))
        .isEqualTo(new PlainSize(1_310_716, Certainty.EXACT));
  }

  @Test
  void adaptiveSearchCountsThePlainStatesOfItsOrbits() {
    ResourceController model = new ResourceController(9, 9);

    assertThat(PlainSize.of(model, model.adaptive(OPTIONS), 0))
        .isEqualTo(new PlainSize(3_808_000, Certainty.EXACT));
  }

  @Test
  void aSearchThatCantTellLeavesItToTheClassesOfExchanges() {
    ResourceController model = new ResourceController(9, 9);
    SearchResult silent = new SearchResult(1, 1, 1, List.of(), List.of(), Duration.ofSeconds(1), 1);

    assertThat(PlainSize.of(model, silent, 1000))
        .isEqualTo(new PlainSize(3_808_000, Certainty.EXACT));
    assertThat(PlainSize.of(model, silent, 100).certainty()).isEqualTo(Certainty.AT_LEAST);
  }

  @Test
  void anIncompleteSearchSaysNothingAboutPlainStates() {
    SearchResult reduced =
        BreadthFirst.search(
            new ResourceController(3, 3), StateSymmetry.PROCESSES, OPTIONS.withMaxStates(10));

    assertThat(reduced.plain()).isEmpty();
  }

  @Test
  void whereClassesCantBeCountedNoMoreIsClaimedThanWasReached() {
    OrderedList model = new OrderedList(2, 2, 2);
    double plain = BreadthFirst.search(model, StateSymmetry.NONE, OPTIONS).states();
    SearchResult full = BreadthFirst.search(model, StateSymmetry.FULL, OPTIONS);

    for (int effort : new int[] {10, 300, 3_000}) {
      PlainSize known = PlainSize.of(model, full, effort);

      assertThat(known.certainty()).isEqualTo(Certainty.AT_LEAST);
      assertThat(known.states()).isBetween((double) Math.max(effort, full.states()), plain);
    }
    assertThat(PlainSize.of(model, full, 100_000)).isEqualTo(new PlainSize(plain, Certainty.EXACT));
  }
}
