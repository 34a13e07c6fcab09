package dev.jacquard.model.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.kernel.Verdict;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.Path;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Diagrams by hand, searched with adaptive symmetry. */
class AdaptiveTest {
  private static SearchResult search(DescriptionBuilder builder) {
    return new Diagram(builder.build()).adaptive(SearchOptions.standard().withOnwards());
  }

  private static List<Integer> processes(Finding finding) {
    return finding.path().orElseThrow().steps().stream().map(Path.Step::process).toList();
  }

  /**
   * P1 alone gets to X at once, others by way of A. The orbit of the way by A has all states of the
   * one at once, and comes up before that is expanded; dropping it for that would find the error
   * after three steps.
   */
  @Test
  void aLargerOrbitThatIsFartherAwayDoesNotMakePathsLonger() {
    DescriptionBuilder builder = Description.of("short cut", 2);
    LocalState start = builder.state("I");
    LocalState detour = builder.state("A");
    LocalState there = builder.state("X");
    LocalState error = builder.state("E");
    builder.edge(start, detour);
    builder.edge(detour, there);
    builder.edge(start, there).only(0, 1);
    builder.edge(there, error);
    builder.never("in E", state -> state.any(error)).ends(error);
    assertThat(search(builder).findings())
        .singleElement()
        .satisfies(finding -> assertThat(processes(finding)).containsExactly(-1, 0, 0));
  }

  @Test
  void aPropertyMaySpeakOfOneProcess() {
    DescriptionBuilder builder = Description.of("one of four", 4);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    builder.edge(here, there).when((state, process) -> state.none(there));
    builder.edge(there, here);
    builder.never("P3 in B", state -> state.in(2, there));
    builder.sometimes("P2 and P4 in B", state -> state.in(1, there) && state.in(3, there));
    SearchResult result = search(builder);
    assertThat(result.states()).isEqualTo(2);
    assertThat(result.findings())
        .extracting(Finding::property)
        .containsExactly("P3 in B", "P2 and P4 in B");
    assertThat(processes(result.findings().get(0))).containsExactly(-1, 2);
    assertThat(result.findings().get(1).path()).isEmpty();
  }

  /** When one is in B, the others of the first two have a step, but P3 and P4 have none. */
  @Test
  void aDeadlockOfSomeStatesOfAnOrbitIsFound() {
    DescriptionBuilder builder = Description.of("some are stuck", 4);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    builder.edge(here, there).when((state, process) -> state.none(there));
    builder.edge(there, here).when((state, process) -> state.none(2, 4, there));
    SearchResult result = search(builder);
    assertThat(result.states()).isEqualTo(2);
    assertThat(result.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.type()).isEqualTo(Finding.Type.DEADLOCK);
              assertThat(processes(finding).get(1)).isIn(2, 3);
            });
  }

  @Test
  void allProcessesInEndsIsNoDeadlock() {
    DescriptionBuilder builder = Description.of("ends", 3);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    builder.edge(here, there);
    builder.ends(there);
    assertThat(search(builder).findings()).isEmpty();
    assertThat(search(builder).verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
  }

  @Test
  void aGuardThatThrowsIsFoundWithItsProcessAndState() {
    DescriptionBuilder builder = Description.of("throws", 3);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    builder.edge(here, there);
    builder
        .edge(there, here)
        .when(
            (state, process) -> {
              if (process == 1 && state.in(2, there)) {
                throw new IllegalStateException("no such luck");
              }
              return true;
            });
    assertThat(search(builder).findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.type()).isEqualTo(Finding.Type.EXCEPTION);
              assertThat(finding.message()).contains("no such luck");
              assertThat(finding.path().orElseThrow().steps()).hasSize(4);
              assertThat(processes(finding)).endsWith(1).contains(2);
            });
  }

  @Test
  void aPropositionThatThrowsIsFound() {
    DescriptionBuilder builder = Description.of("throws", 2);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    builder.edge(here, there).when((state, process) -> state.none(there));
    builder.edge(there, here);
    builder.never(
        "out of range", state -> state.in(state.in(1, there) ? 2 : 0, there) && state.all(there));
    assertThat(search(builder).findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.type()).isEqualTo(Finding.Type.EXCEPTION);
              assertThat(finding.message()).contains("IndexOutOfBounds");
              assertThat(processes(finding)).containsExactly(-1, 1);
            });
  }

  @Test
  void aLocalStateThatIsNeverReachedIsNoted() {
    DescriptionBuilder builder = Description.of("unreached", 2);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    LocalState nowhere = builder.state("C");
    builder.edge(here, there);
    builder.edge(there, here);
    builder.edge(nowhere, here);
    SearchResult result = search(builder);
    assertThat(result.verdict().status()).isEqualTo(Verdict.Status.COMPLETE);
    assertThat(result.notes()).containsExactly("no process is ever in local state C");
  }

  /**
   * Everybody looks at a neighbour, so an orbit of coarse cells has more parts than can be sent.
   */
  @Test
  void aSearchEndsInTheMidstOfAnOrbit() {
    DescriptionBuilder builder = Description.of("ring", 60);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    LocalState nowhere = builder.state("C");
    builder.edge(here, there).partition(Partition.coarsest(60));
    builder
        .edge(there, nowhere)
        .when((state, process) -> state.in((process + 1) % 60, there))
        .partition(Partition.finest(60));
    Diagram diagram = new Diagram(builder.build());
    SearchOptions options = SearchOptions.standard().withMaxTime(Duration.ofMillis(300));
    assertThat(diagram.adaptive(options).limits())
        .containsExactly("stopped after 300 ms, the time allowed");
  }

  @Test
  void limitsAreNamed() {
    DescriptionBuilder builder = Description.of("many", 50);
    LocalState here = builder.state("A");
    builder.edge(here, builder.state("B")).only(0, 25);
    builder.edge(here, builder.state("C"));
    builder.temporal("some day", "<> never");
    Diagram diagram = new Diagram(builder.build());
    SearchOptions options = SearchOptions.standard();
    assertThat(diagram.adaptive(options.withMaxStates(20)).limits())
        .anyMatch(limit -> limit.contains("20 states"))
        .anyMatch(limit -> limit.contains("\"some day\" is temporal"));
    assertThat(diagram.adaptive(options.withMaxTime(Duration.ZERO)).limits())
        .anyMatch(limit -> limit.contains("0 ms"));
    assertThat(
            diagram
                .adaptive(options.withWatcher((states, steps, depth, waiting) -> false))
                .limits())
        .contains("interrupted");
  }
}
