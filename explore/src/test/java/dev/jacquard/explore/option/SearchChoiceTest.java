package dev.jacquard.explore.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Locale;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchChoiceTest {
  /** Options such as {@code random=10 seed=3}. */
  private static Given given(Spelling spelling, String options) {
    Given given = Given.nothing(spelling);
    for (String option : options.strip().split(" +")) {
      int equals = option.indexOf('=');
      String name = option.substring(0, equals).toUpperCase(Locale.ROOT).replace('-', '_');
      given = given.with(Option.valueOf(name), option.substring(equals + 1));
    }
    return given;
  }

  private static Search search(String options) {
    return new SearchChoice(given(Spelling.COMMAND_LINE, options), SymmetryReduction.USUAL)
        .searchOfThreads();
  }

  @Test
  void withoutWishesEverythingIsSearchedUpToTheUsualSymmetry() {
    Given nothing = Given.nothing(Spelling.COMMAND_LINE);
    assertThat(new SearchChoice(nothing, SymmetryReduction.VAL).search())
        .isEqualTo(new Search.Systematic(Reduction.OPTIMAL, SymmetryReduction.VAL));
  }

  @Test
  void collapsingSymmetryBringsItsReduction() {
    assertThat(search("symmetry=csym races=explore"))
        .isEqualTo(new Search.Systematic(Reduction.FG, SymmetryReduction.CSYM));
  }

  @Test
  void boundAndDrawingAreWithoutSymmetry() {
    assertThat(search("bound=preemptions=2")).isEqualTo(new Search.WithinBound(2));
    assertThat(search("random=10 seed=3")).isEqualTo(new Search.Walks(10, 3));
    assertThat(search("pct=10:4 seed=3")).isEqualTo(new Search.Priorities(10, 4, 3));
    assertThat(search("pct=10 seed=3")).isEqualTo(new Search.Priorities(10, 3, 3));
  }

  @Test
  void seedOfAnEarlierSearchIsUsedUnlessThereIsOne() {
    Given drawn = given(Spelling.COMMAND_LINE, "random=10");
    assertThat(new SearchChoice(drawn, SymmetryReduction.NONE, OptionalLong.of(7)).search())
        .isEqualTo(new Search.Walks(10, 7));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "random=3 pct=3           | two ways to draw executions",
        "random=3 reduction=sleep | cannot be combined with --reduction",
        "pct=3 symmetry=val       | cannot be combined with --symmetry",
        "random=3 bound=preemptions=1 | cannot be combined with --bound",
        "bound=preemptions=1 reduction=sleep | has a reduction of its own",
        "bound=preemptions=1 symmetry=rf | exchanging threads changes preemptions",
        "symmetry=csym reduction=optimal races=explore | --symmetry csym goes with --reduction fg"
            + " only",
        "symmetry=guessed reduction=source | goes with --reduction optimal only, not with source",
        "symmetry=csym            | --symmetry csym goes with --races explore only",
        "replay=j1 random=3       | runs one execution, so it cannot be combined with --random"
      })
  void optionsThatContradictEachOtherAreNamed(String options, String sentence) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> search(options))
        .withMessageContaining(sentence);
  }

  @Test
  void sentencesNameOptionsAsTheFrontEndDoes() {
    Given given = given(Spelling.ANNOTATION, "symmetry=guessed reduction=source");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SearchChoice(given, SymmetryReduction.USUAL).search())
        .withMessage("symmetry = GUESSED goes with reduction = OPTIMAL only, not with source");
  }
}
