package dev.jacquard.fuzz.stateful;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.stateful.GraphDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.fuzz.stateful.ReferenceSearch.Flaw;
import dev.jacquard.generate.Features;
import dev.jacquard.generate.LitmusGenerator;
import dev.jacquard.generate.code.Sizes;
import dev.jacquard.generate.syntax.LitmusPrinter;
import dev.jacquard.kernel.Tail;
import dev.jacquard.litmus.LitmusOptions;
import dev.jacquard.litmus.LitmusProgram;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.parse.LitmusParser;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Merging states that differ only in who of equal threads is who loses nothing. */
class StateSymmetryTest {
  private static final int SMALL = 1_500;
  private static final int MOST_STATES = 200;

  /** So many random programs are enough for each wrong variant to be wrong somewhere. */
  private static final int PROGRAMS = 2_000;

  private static final String SECTIONS =
      """
      lock m
      thread worker[%d] { repeat (%d) { synchronized (m) { } } }
      """;

  /**
   * Whoever comes second goes round for ever, at places before and behind the one where the other
   * one stands: so each of the two names is that of the second one somewhere.
   */
  private static final String OVERTAKES_FOR_EVER =
      """
      volatile int first, looked, waits
      thread worker[2] {
        int before = getAndAdd(first, 1);
        loop {
          int a = looked;
          if (before == 0) { waits = 1; join(helper); assert before == 1; }
          int b = looked;
        }
      }
      thread helper { await(waits == 1); }
      """;

  private static final List<Features> WITH_EQUAL_THREADS =
      List.of(
          Features.endlessSymmetric(),
          Features.impatientSymmetric(),
          Features.symmetric(),
          Features.commonSuffix(),
          Features.endless());

  @Test
  void seesWhatTheFullGraphShows() {
    SymmetryComparison comparison = new SymmetryComparison(SMALL);
    WITH_EQUAL_THREADS.forEach(features -> comparison.compare(features, 0, 60));
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.cyclic()).isPositive();
    assertThat(4 * comparison.smaller()).isGreaterThan(comparison.programs());
  }

  @Tag("slow")
  @Test
  void seesWhatTheFullGraphShowsOfTenThousandPrograms() {
    SymmetryComparison comparison = new SymmetryComparison(SMALL);
    WITH_EQUAL_THREADS.forEach(features -> comparison.compare(features, 100_000, 2_000));
    assertThat(comparison.differences()).isEmpty();
    assertThat(comparison.programs()).isGreaterThanOrEqualTo(10_000);
  }

  @Test
  void oneStateOfEachOrbitShowsWhatAllShow() {
    files().limit(400).forEach(StateSymmetryTest::compareOrbits);
  }

  private static void compareOrbits(LitmusFile file) {
    FullGraph.of(file, MOST_STATES, Naming::byCode)
        .ifPresent(
            full -> {
              FullGraph orbits = FullGraph.upToSymmetry(file, MOST_STATES).orElseThrow();
              assertThat(orbits.states()).isLessThanOrEqualTo(full.states());
              assertThat(orbits.sights().differenceFrom(full.sights()))
                  .as(LitmusPrinter.print(file))
                  .isEmpty();
            });
  }

  /**
   * By formula: nobody has the lock, and everybody has some sections behind him, or one of them is
   * in one of its sections.
   */
  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "4, 3", "6, 2", "5, 4"})
  void equalThreadsHaveAsManyStatesAsThereAreOrbits(int threads, int sections) {
    long outside = choose(threads + sections, threads);
    long inside = sections * choose(threads - 1 + sections, threads - 1);
    LitmusFile file = LitmusParser.parse("sections", String.format(SECTIONS, threads, sections));
    FullGraph orbits = FullGraph.upToSymmetry(file, 10_000).orElseThrow();
    GraphDpor search = GraphDpor.upToSymmetry(1, Tail.Fixed.PURSUE, new WorkOrder.Leftmost());
    SearchSights.of(LitmusProgram.of("sections", file, LitmusOptions.DEFAULT), search);
    assertThat(orbits.states()).isEqualTo(outside + inside);
    assertThat(search.states()).isEqualTo(outside + inside);
  }

  private static long choose(int all, int some) {
    return some == 0 ? 1 : choose(all - 1, some - 1) * all / some;
  }

  @Test
  void allRulesTogetherLoseNothing() {
    assertThat(orbits().limit(300))
        .allSatisfy(graph -> assertThat(difference(graph, Flaw.NONE)).isEmpty());
  }

  @Test
  void namesOfTheOtherEndOfAnEdgeAreNoticed() {
    assertThat(orbits().flatMap(graph -> difference(graph, Flaw.NOT_RENAMED).stream()).findFirst())
        .isPresent();
  }

  @Test
  void nameThatMovesIsNotYetAThreadThatMoves() {
    LitmusFile file = LitmusParser.parse("overtakes", OVERTAKES_FOR_EVER);
    FullGraph orbits = FullGraph.upToSymmetry(file, 10_000).orElseThrow();
    assertThat(difference(orbits, Flaw.PROVISO_BY_NAMES))
        .hasValueSatisfying(text -> assertThat(text).startsWith("failures"));
    assertThat(difference(orbits, Flaw.NONE)).isEmpty();
    LitmusProgram program = LitmusProgram.of("overtakes", file, LitmusOptions.DEFAULT);
    GraphDpor search = GraphDpor.upToSymmetry(1, Tail.Fixed.PURSUE, new WorkOrder.Leftmost());
    SearchSights seen = SearchSights.of(program, program, search, Naming.byCode(program));
    assertThat(seen.sights().differenceFrom(orbits.sights())).isEmpty();
  }

  private static Optional<String> difference(FullGraph graph, Flaw flaw) {
    return ReferenceSearch.of(graph, flaw).differenceFrom(graph.sights());
  }

  private static Stream<FullGraph> orbits() {
    return files().flatMap(file -> FullGraph.upToSymmetry(file, MOST_STATES).stream());
  }

  private static Stream<LitmusFile> files() {
    return LongStream.range(0, PROGRAMS)
        .boxed()
        .flatMap(
            seed ->
                WITH_EQUAL_THREADS.stream()
                    .map(features -> new LitmusGenerator(features, Sizes.SMALL).generate(seed)));
  }
}
