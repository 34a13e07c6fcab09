package dev.jacquard.model.diagram.footprint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.explore.Explorer;
import dev.jacquard.explore.Listener;
import dev.jacquard.explore.path.Exhaustive;
import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.kernel.Budget;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.symmetry.Symmetry.Flavour;
import dev.jacquard.kernel.trace.Failure;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.model.Footprints;
import dev.jacquard.model.StateSpace;
import dev.jacquard.model.StateSymmetry;
import dev.jacquard.model.Successors;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.ReadersWriters;
import dev.jacquard.model.diagram.SharedVariableDiagrams;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.program.ModelProgram;
import dev.jacquard.model.program.ProgramOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the steps of diagrams touch. */
class DiagramFootprintsTest {
  private static final ProgramOptions PLAIN = ProgramOptions.steps(1_000);

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
    assertThat(footprints(ReadersWriters.of(1, 1))).isEmpty();
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

  /** Everybody enters a critical section so many times (oracles.md 5). */
  private static Diagram sections(int processes, int times) {
    DescriptionBuilder diagram = Description.of("sections", processes);
    IntVariable free = diagram.integer("free", 0, 1, 1);
    LocalState here = diagram.state("0");
    for (int i = 1; i <= 2 * times; i++) {
      LocalState next = diagram.state(Integer.toString(i));
      int found = i % 2;
      diagram
          .edge(here, next)
          .when((state, process) -> state.value(free) == found)
          .then((before, process, after) -> after.set(free, 1 - found));
      here = next;
    }
    diagram.ends(here);
    return new Diagram(diagram.build());
  }

  @ParameterizedTest
  @CsvSource({"2, 2, 6, 3, 2", "3, 2, 90, 15, 5"})
  void alikeProcessesAreHeldBack(int processes, int times, long traces, long orbits, long values) {
    Diagram diagram = sections(processes, times);
    assertThat(optimal(diagram, PLAIN).executions()).isEqualTo(traces);
    assertThat(optimal(diagram, PLAIN.withProcesses(Flavour.READS_FROM)).executions())
        .isEqualTo(orbits);
    assertThat(optimal(diagram, PLAIN.withProcesses(Flavour.VALUES)).executions())
        .isEqualTo(values);
  }

  private static Tally optimal(Diagram diagram, ProgramOptions options) {
    return new Explorer(ModelProgram.of(diagram, options)).explore(new OptimalDpor()).tally();
  }

  @Test
  void nothingIsLostIfAlikeProcessesAreHeldBack() {
    int reduced = 0;
    for (Diagram diagram :
        LongStream.range(0, 60).mapToObj(SharedVariableDiagrams::alike).toList()) {
      if (executions(diagram, new OptimalDpor()) < 200 && footprints(diagram).isPresent()) {
        Set<String> expected = ends(diagram, PLAIN);
        for (Flavour flavour : Flavour.values()) {
          assertThat(ends(diagram, PLAIN.withProcesses(flavour))).isEqualTo(expected);
        }
        long fewer = optimal(diagram, PLAIN.withProcesses(Flavour.VALUES)).executions();
        reduced += fewer < optimal(diagram, PLAIN).executions() ? 1 : 0;
      }
    }
    assertThat(reduced).isGreaterThan(5);
  }

  /** The ends, where it does not matter who is in which local state. */
  private static Set<String> ends(Diagram diagram, ProgramOptions options) {
    StateSpace space = diagram.space(StateSymmetry.NONE);
    ModelProgram program = ModelProgram.of(diagram, options);
    Set<String> ends = new TreeSet<>();
    new Explorer(
            program,
            Budget.UNLIMITED,
            Explorer.DataRaces.IGNORE,
            Explorer.OnFailure.CONTINUE,
            (trace, tally) -> {
              trace.failures().forEach(failure -> ends.add(failure.type() + failure.message()));
              if (trace.ending().maximal()) {
                ends.add(withoutNames(space.describe(program.state(), program.state().length)));
              }
            })
        .explore(new OptimalDpor());
    return ends;
  }

  private static String withoutNames(Map<String, String> description) {
    List<String> locals = new ArrayList<>();
    StringBuilder integers = new StringBuilder();
    description.forEach(
        (name, value) -> {
          if (name.startsWith("P")) {
            locals.add(value);
          } else {
            integers.append(' ').append(name).append('=').append(value);
          }
        });
    Collections.sort(locals);
    return locals + integers.toString();
  }
}
