package dev.jacquard.model.diagram.adaptive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.diagram.ExhaustivePartitions;
import dev.jacquard.model.diagram.RandomDiagrams;
import dev.jacquard.model.diagram.Reference;
import dev.jacquard.model.diagram.Reference.State;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.search.SearchOptions;
import dev.jacquard.model.search.SearchResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The states of all orbits that are reached are those that can be reached, at their distances. */
class ReachedStatesTest {
  @Test
  void orbitsHaveTheReachableStatesAtTheirDistances() {
    LongStream.range(0, 200).forEach(ReachedStatesTest::compare);
  }

  private static void compare(long seed) {
    Description description = RandomDiagrams.of(seed);
    Diagram diagram = new Diagram(description, new ExhaustivePartitions());
    AdaptiveSearch search =
        new AdaptiveSearch(
            diagram, description, diagram.partitions(), SearchOptions.standard().withOnwards());
    SearchResult result = search.run();
    Map<State, Integer> found = new HashMap<>();
    for (int i = 0; i < search.reached().size(); i++) {
      Node node = search.reached().get(i);
      for (State state : states(description, node.orbit)) {
        found.merge(state, node.depth, Math::min);
      }
    }
    assertThat(found).as("seed %d", seed).isEqualTo(Reference.reach(description));
    result
        .plain()
        .ifPresent(plain -> assertThat(plain).as("seed %d", seed).isEqualTo(found.size()));
  }

  /** The states of an orbit, each process in turn in all own states that its cell has left. */
  private static List<State> states(Description description, Orbit orbit) {
    Shape shape = new Shape(description);
    Cells finest = new Cells(-1, Partition.finest(shape.processes));
    List<State> states = new ArrayList<>();
    new Unwinding(orbit, finest, new Overlap(finest, orbit.cells))
        .send(part -> states.add(state(shape, Arrangement.sorted(shape, part), orbit.values)));
    assertThat(states).doesNotHaveDuplicates();
    return states;
  }

  private static State state(Shape shape, Arrangement arrangement, int[] values) {
    List<Integer> locals = new ArrayList<>();
    Integer[] named = new Integer[shape.description.pointers().size()];
    Arrays.fill(named, ProcessVariable.NONE);
    for (int process = 0; process < shape.processes; process++) {
      int own = arrangement.own(process);
      locals.add(shape.local(own));
      for (ProcessVariable variable : shape.description.pointers()) {
        if (shape.isNamed(own, variable)) {
          named[variable.number()] = process;
        }
      }
    }
    return new State(
        locals, Arrays.stream(values).boxed().toList(), List.copyOf(Arrays.asList(named)));
  }
}
