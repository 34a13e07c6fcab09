package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.fuzz.stateful.DepthFirstVariant.AtCycle;
import dev.jacquard.fuzz.stateful.ReferenceSearch.Flaw;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Searches by states that one may think of, and that lose something: the comparison with the full
 * graph notices each of them, on the programs that it is made with.
 */
class WrongVariantsTest {
  private static final int MOST_STATES = 120;

  /** So many random programs are enough for each of them to be wrong somewhere. */
  private static final int PROGRAMS = 2_000;

  private static final String LOOKS_FOR_EVER =
      """
      volatile int x, y
      thread reader { loop { int r = y; } }
      thread checker { assert x == 1; }
      """;

  private static final String SUCCESS_BEHIND_A_LOCK =
      """
      volatile int x, y
      lock m
      thread looker { int r = 0; while (r != 2) { y = 1; r = x; r = x; } }
      thread other { synchronized (m) { x = 0; } if (cas(y, 0, 1)) { y = 0; } }
      """;

  private static final String RACE_BEHIND_A_LOCK =
      """
      int x
      int y
      lock m
      thread first { x = 1; synchronized (m) { y = 1; } }
      thread second { int r = 0; synchronized (m) { r = y; } if (r == 0) { x = 2; } }
      """;

  @ParameterizedTest
  @EnumSource(
      value = Flaw.class,
      names = {"NONE", "NOT_RENAMED", "PROVISO_BY_NAMES"},
      mode = EnumSource.Mode.EXCLUDE)
  void wrongRuleIsNoticed(Flaw flaw) {
    assertThat(firstDifference(graph -> ReferenceSearch.of(graph, flaw))).isPresent();
  }

  @ParameterizedTest
  @EnumSource(
      value = AtCycle.class,
      names = {"NOTHING", "SUMMARY_SO_FAR", "SUMMARY_TO_A_FIXPOINT"})
  void wrongRuleForCyclesIsNoticed(AtCycle rule) {
    assertThat(firstDifference(graph -> DepthFirstVariant.of(graph, rule))).isPresent();
  }

  @ParameterizedTest
  @EnumSource(
      value = AtCycle.class,
      names = {"NOTHING", "SUMMARY_SO_FAR", "SUMMARY_TO_A_FIXPOINT"})
  void threadThatGoesRoundHidesAnAssertion(AtCycle rule) {
    FullGraph graph = graph(LOOKS_FOR_EVER);
    assertThat(difference(graph, DepthFirstVariant.of(graph, rule)))
        .hasValueSatisfying(text -> assertThat(text).startsWith("failures"));
    assertThat(difference(graph, ReferenceSearch.of(graph, Flaw.NO_PROVISO))).isPresent();
    assertThat(difference(graph, ReferenceSearch.of(graph, Flaw.NONE))).isEmpty();
    assertThat(difference(graph, ours(LOOKS_FOR_EVER))).isEmpty();
  }

  @Test
  void everybodyAtTheWrongEndOfTheCycleIsNotEnough() {
    FullGraph graph = graph(SUCCESS_BEHIND_A_LOCK);
    assertThat(difference(graph, DepthFirstVariant.of(graph, AtCycle.TARGET_TAKES_ALL)))
        .isPresent();
    assertThat(difference(graph, ours(SUCCESS_BEHIND_A_LOCK))).isEmpty();
  }

  @Test
  void allRulesTogetherLoseNothing() {
    assertThat(graphs(Features.endless()).limit(400))
        .allSatisfy(
            graph -> assertThat(difference(graph, ReferenceSearch.of(graph, Flaw.NONE))).isEmpty());
  }

  @Test
  void publishedStatefulReductionLosesAState() throws IOException {
    String text =
        Files.readString(Path.of("../../litmus/corpus/stateful-loses-stuck-state.litmus"));
    FullGraph graph = graph(text);
    assertThat(
            Stream.of(true, false)
                .flatMap(
                    highest ->
                        difference(graph, PublishedSearch.sdpor(graph, highest).sights()).stream()))
        .isNotEmpty();
    assertThat(difference(graph, ours(text))).isEmpty();
  }

  @Test
  void publishedPruningForRacesLosesTheRace() {
    FullGraph graph = graph(RACE_BEHIND_A_LOCK);
    assertThat(graph.sights().races()).isNotEmpty();
    assertThat(PublishedSearch.pdp(graph).races()).isZero();
    assertThat(difference(graph, ours(RACE_BEHIND_A_LOCK))).isEmpty();
  }

  private static FullGraph graph(String text) {
    return FullGraph.of(LitmusParser.parse("program", text), 100_000).orElseThrow();
  }

  private static Sights ours(String text) {
    LitmusFile file = LitmusParser.parse("program", text);
    LitmusProgram program = LitmusProgram.of("program", file, LitmusOptions.DEFAULT);
    return SearchSights.of(program, new GraphDpor(1)).sights();
  }

  private static Optional<String> difference(FullGraph graph, Sights seen) {
    return seen.differenceFrom(graph.sights());
  }

  private static Optional<String> firstDifference(Function<FullGraph, Sights> search) {
    return Stream.of(Features.endless(), Features.anySubset())
        .flatMap(WrongVariantsTest::graphs)
        .flatMap(graph -> difference(graph, search.apply(graph)).stream())
        .findFirst();
  }

  private static Stream<FullGraph> graphs(Features features) {
    LitmusGenerator generator = new LitmusGenerator(features, Sizes.SMALL);
    return LongStream.range(0, PROGRAMS)
        .mapToObj(generator::generate)
        .flatMap(file -> FullGraph.of(file, MOST_STATES).stream());
  }
}
