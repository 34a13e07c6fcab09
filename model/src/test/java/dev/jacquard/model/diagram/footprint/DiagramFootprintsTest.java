package dev.jacquard.model.diagram.footprint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Failure;
import dev.jacquard.kernel.Kind;
import dev.jacquard.kernel.Operation;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.model.Footprints;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.SharedVariableDiagrams;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.program.ModelProgram;
import dev.jacquard.model.sample.ReadersWriters;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the steps of diagrams touch. */
class DiagramFootprintsTest {
  /** Philosophers who eat once, with forks that are integers. */
  private static Diagram philosophers(int n) {
    DescriptionBuilder diagram = Description.of("philosophers", n);
    List<LocalState> states = new ArrayList<>();
    for (String name : List.of("thinks", "left", "eats", "right", "done")) {
      states.add(diagram.state(name));
    }
    List<IntVariable> forks = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      forks.add(diagram.integer("fork " + i, 0, 1, 1));
    }
    for (int step = 0; step < 4; step++) {
      int change = step < 2 ? -1 : 1;
      for (int i = 0; i < n; i++) {
        IntVariable fork = forks.get((i + step % 2) % n);
        diagram
            .edge(states.get(step), states.get(step + 1))
            .only(i, i + 1)
            .when((state, process) -> change > 0 || state.value(fork) == 1)
            .then((before, process, after) -> after.set(fork, change > 0 ? 1 : 0));
      }
    }
    diagram.ends(states.get(4));
    return new Diagram(diagram.build());
  }

  private static Tally optimal(Diagram diagram) {
    return new Explorer(ModelProgram.of(diagram, 1_000)).explore(new OptimalDpor()).tally();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void philosophersHaveOneExecutionPerTrace(int n) {
    Tally tally = optimal(philosophers(n));
    assertThat(tally.executions()).isEqualTo((1 << n) - 1);
    assertThat(tally.failing(Failure.Type.DEADLOCK)).isEqualTo(1);
  }

  private static Optional<Footprints> footprints(Diagram diagram) {
    return diagram.space(StateSymmetry.NONE).footprints();
  }

  @Test
  void aGuardAboutOthersLeavesNoFootprints() {
    assertThat(footprints(new ReadersWriters(1, 1))).isEmpty();
  }

  @Test
  void aRangeThatIsTooLargeLeavesNoFootprints() {
    DescriptionBuilder diagram = Description.of("large", 1);
    LocalState from = diagram.state("A");
    LocalState to = diagram.state("B");
    IntVariable large = diagram.integer("x", 0, 1_000, 0);
    diagram.edge(from, to).when((state, process) -> state.value(large) == 7);
    assertThat(footprints(new Diagram(diagram.build()))).isEmpty();
  }

  @Test
  void integersOfOneStepAreOneLocation() {
    DescriptionBuilder diagram = Description.of("two", 1);
    LocalState from = diagram.state("A");
    LocalState to = diagram.state("B");
    IntVariable one = diagram.integer("one", 0, 1, 0);
    IntVariable other = diagram.integer("other", 0, 2, 1);
    diagram
        .edge(from, to)
        .when((state, process) -> state.value(one) == 0 && state.value(other) == 1);
    Diagram two = new Diagram(diagram.build());
    Footprints footprints = footprints(two).orElseThrow();
    long[] initial = initial(two.space(StateSymmetry.NONE));
    Operation operation = footprints.pending(initial, initial.length, 0).orElseThrow();
    assertThat(operation.kind()).isEqualTo(Kind.UPDATE);
    assertThat(footprints.location(operation.location())).isEqualTo("one, other");
    assertThat(Long.bitCount(operation.argument())).isEqualTo(1);
    assertThat(footprints.value(initial, initial.length, operation.location()))
        .isEqualTo(operation.argument());
  }

  private static long[] initial(StateSpace space) {
    List<long[]> states = new ArrayList<>();
    space.initial(
        new Successors() {
          @Override
          public void step(int process, int action, long[] state, int length) {
            states.add(Arrays.copyOf(state, length));
          }

          @Override
          public void failure(int process, int action, String message) {
            throw new IllegalStateException(message);
          }
        });
    return states.get(0);
  }

  /** The random diagrams of other tests are of use. */
  @Test
  void mostDiagramsWithSharedIntegersHaveFootprintsThatHelp() {
    List<Diagram> diagrams =
        LongStream.range(0, 70)
            .mapToObj(SharedVariableDiagrams::of)
            .filter(diagram -> footprints(diagram).isPresent())
            .toList();
    assertThat(diagrams).hasSizeGreaterThan(40);
    long helped =
        diagrams.stream()
            .filter(d -> executions(d, new OptimalDpor()) < executions(d, new Exhaustive()))
            .count();
    assertThat(helped).isGreaterThan(10);
  }

  private static long executions(Diagram diagram, Strategy strategy) {
    return new Explorer(
            ModelProgram.of(diagram, 1_000),
            Budget.ofExecutions(200),
            Explorer.DataRaces.IGNORE,
            Explorer.OnFailure.CONTINUE,
            Listener.NONE)
        .explore(strategy)
        .tally()
        .executions();
  }
}
