package dev.jacquard.model.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.PartitionFinder;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.search.BreadthFirst;
import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

class DiagramTest {
  private static SearchResult search(Diagram diagram, StateSymmetry symmetry) {
    SearchOptions options = SearchOptions.standard().withOnwards();
    return symmetry == StateSymmetry.ADAPTIVE
        ? diagram.adaptive(options)
        : BreadthFirst.search(diagram, symmetry, options);
  }

  @ParameterizedTest
  @EnumSource(
      names = {"HEAP", "FULL"},
      mode = Mode.EXCLUDE)
  void petersonExcludesAndWithoutPolitenessDoesNot(StateSymmetry symmetry) {
    assertThat(search(new Peterson(), symmetry).findings()).isEmpty();
    assertThat(search(Peterson.impolite(), symmetry).findings())
        .extracting(Finding::property)
        .containsExactly("both are inside");
  }

  @Test
  void aDiagramHasNoHeap() {
    assertThatThrownBy(() -> new Peterson().space(StateSymmetry.HEAP))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no heap");
  }

  /** Processes go A, B, one after the other, around a ring: 2n states. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 21, 22, 32, 33, 63, 64, 65, 128, 129, 300})
  void statesOfManyProcessesTakeSeveralWords(int n) {
    DescriptionBuilder builder = Description.of("ring", n);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    builder.state("C");
    LocalState last = builder.state("D");
    ProcessVariable token = builder.pointer("token", 0);
    var x = builder.integer("x", -5, 1_000_000, 7);
    builder
        .edge(here, there)
        .when((state, process) -> state.names(token, process) && state.none(there))
        .then((before, process, after) -> after.set(x, 999_999));
    builder
        .edge(there, here)
        .when((state, process) -> state.value(x) == 999_999)
        .then(
            (before, process, after) -> {
              after.set(token, (process + 1) % n);
              after.set(x, 7);
            });
    builder.never("two", state -> state.count(there.or(last)) > 1 || state.any(last));
    Diagram diagram = new Diagram(builder.build(), PartitionFinder.FINEST);
    SearchResult result = search(diagram, StateSymmetry.NONE);
    assertThat(result.states()).isEqualTo(2L * n);
    assertThat(result.findings()).isEmpty();
    assertThat(search(diagram, StateSymmetry.ADAPTIVE).states()).isEqualTo(2L * n);
  }

  @Test
  void aStateIsDescribedByProcessesAndVariables() {
    List<String> texts = new ArrayList<>();
    StateSpace space = new Peterson().space(StateSymmetry.NONE);
    space.initial(
        new Successors() {
          @Override
          public void step(int process, int action, long[] state, int length) {
            texts.add(space.describe(state, length).toString());
          }

          @Override
          public void failure(int process, int action, String message) {}
        });
    assertThat(texts).containsExactly("{P1=idle, P2=idle, second=none}");
    assertThat(space.process(1)).isEqualTo("P2");
    assertThat(space.action(1, 0)).isEqualTo("raise flag");
  }

  @Test
  void valuesThatAVariableCannotHaveAreFoundAsExceptions() {
    DescriptionBuilder builder = Description.of("overflow", 2);
    LocalState here = builder.state("A");
    var x = builder.integer("x", 0, 2, 0);
    builder.edge(here, here).then((before, process, after) -> after.set(x, before.value(x) + 1));
    for (StateSymmetry symmetry :
        List.of(StateSymmetry.NONE, StateSymmetry.PROCESSES, StateSymmetry.ADAPTIVE)) {
      assertThat(search(new Diagram(builder.build()), symmetry).findings())
          .as("%s", symmetry)
          .singleElement()
          .satisfies(
              finding -> {
                assertThat(finding.type()).isEqualTo(Finding.Type.EXCEPTION);
                assertThat(finding.message())
                    .contains("variable x cannot become 3, it is between 0 and 2");
              });
    }
  }

  @Test
  void aWrongPartitionIsRefuted() {
    DescriptionBuilder builder = Description.of("wrong", 3);
    LocalState here = builder.state("A");
    LocalState there = builder.state("B");
    builder
        .edge(here, there)
        .when((state, process) -> process < 2)
        .partition(Partition.coarsest(3));
    for (StateSymmetry symmetry : List.of(StateSymmetry.NONE, StateSymmetry.ADAPTIVE)) {
      assertThatThrownBy(() -> search(new Diagram(builder.build()), symmetry))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("A -> B")
          .hasMessageContaining("|1,2,3|");
    }
  }

  private static void refused(String message, Consumer<DescriptionBuilder> nonsense) {
    assertThatThrownBy(
            () -> {
              DescriptionBuilder builder = Description.of("nonsense", 3);
              nonsense.accept(builder);
              builder.build();
            })
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void nonsenseIsRefusedWithASentence() {
    refused("nonsense has no local states", builder -> {});
    refused(
        "there are two local states or variables named A",
        builder -> builder.integer(builder.state("A").name(), 0, 1, 0));
    refused("a local state or variable has no name", builder -> builder.state(" "));
    refused(
        "variable x starts with 3, which is not in 0..2", builder -> builder.integer("x", 0, 2, 3));
    refused("variable p starts with process 4 of 3", builder -> builder.pointer("p", 3));
    refused(
        "B is not a local state of nonsense",
        builder -> builder.edge(builder.state("A"), new LocalState(1, "B")));
    refused(
        "edge A -> A: there are no processes 3..4 of 3",
        builder -> {
          LocalState state = builder.state("A");
          builder.edge(state, state).only(2, 4);
        });
    refused(
        "edge A -> A: the partition |1,2| is one of 2 processes, but there are 3",
        builder -> {
          LocalState state = builder.state("A");
          builder.edge(state, state).partition(Partition.coarsest(2));
        });
    refused(
        "there are two propositions named \"p\"",
        builder -> builder.never("p", state -> true).sometimes("p", state -> true));
    refused(
        "there are more than 64 local states",
        builder -> {
          for (int i = 0; i <= 64; i++) {
            builder.state("s" + i);
          }
        });
    assertThatThrownBy(() -> Description.of("too many", 1_001))
        .hasMessage("too many has 1001 processes; there can be 1 to 1000");
  }

  @Test
  void partitionsAreOrderedAndWrittenFromOne() {
    Partition partition = Partition.labelled(5, 7, 5, 5, 5, 5, 9);
    assertThat(partition)
        .hasToString("|1,3..6|2|7|")
        .isEqualTo(Partition.labelled(0, 1, 0, 0, 0, 0, 2));
    assertThat(partition.meet(Partition.consecutive(3, 4))).hasToString("|1,3|2|4,5,6|7|");
    assertThat(partition.meet(Partition.coarsest(7))).isEqualTo(partition);
    assertThat(Partition.finest(7).meet(partition)).isEqualTo(Partition.finest(7));
    assertThat(Partition.consecutive(0, 2, 0, 1)).hasToString("|1,2|3|");
  }
}
