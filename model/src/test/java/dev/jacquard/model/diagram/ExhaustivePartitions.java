package dev.jacquard.model.diagram;

import dev.jacquard.model.diagram.Reference.State;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.PartitionFinder;
import dev.jacquard.model.diagram.description.Partitions;
import dev.jacquard.model.diagram.description.ProcessVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** The coarsest partitions, by trying all exchanges in all states, reachable or not. */
public final class ExhaustivePartitions implements PartitionFinder {
  @Override
  public Partitions of(Description description) {
    List<State> states = states(description);
    List<Partition> edges =
        IntStream.range(0, description.edges().size())
            .mapToObj(
                edge ->
                    partition(
                        description.processes(),
                        (i, j) -> isEdgeSame(description, states, edge, i, j)))
            .toList();
    List<Partition> propositions =
        description.propositions().stream()
            .map(
                proposition ->
                    partition(
                        description.processes(),
                        (i, j) ->
                            states.stream()
                                .allMatch(
                                    state ->
                                        Reference.holds(proposition, state)
                                            .equals(
                                                Reference.holds(
                                                    proposition, state.exchanged(i, j))))))
            .toList();
    return new Partitions(edges, propositions, List.of());
  }

  private static boolean isEdgeSame(
      Description description, List<State> states, int edge, int i, int j) {
    for (State state : states) {
      for (int process = 0; process < description.processes(); process++) {
        int other = State.exchanged(process, i, j);
        var outcome = Reference.step(description, state, process, edge);
        var exchanged = Reference.step(description, state.exchanged(i, j), other, edge);
        var expected =
            outcome.map(
                it ->
                    new Reference.Outcome(
                        other, edge, it.after().map(after -> after.exchanged(i, j))));
        if (!expected.equals(exchanged)) {
          return false;
        }
      }
    }
    return true;
  }

  private static Partition partition(int processes, BiPredicate<Integer, Integer> same) {
    int[] labels = new int[processes];
    for (int j = 0; j < processes; j++) {
      labels[j] = j;
      for (int i = 0; i < j; i++) {
        if (same.test(i, j)) {
          labels[j] = labels[i];
          break;
        }
      }
    }
    return Partition.labelled(labels);
  }

  private static List<State> states(Description description) {
    List<List<Integer>> locals = List.of(List.of());
    for (int i = 0; i < description.processes(); i++) {
      locals = extended(locals, 0, description.states().size() - 1);
    }
    List<List<Integer>> values = List.of(List.of());
    for (IntVariable variable : description.integers()) {
      values = extended(values, variable.least(), variable.greatest());
    }
    List<List<Integer>> named = List.of(List.of());
    for (ProcessVariable variable : description.pointers()) {
      named = extended(named, ProcessVariable.NONE, description.processes() - 1);
    }
    List<State> states = new ArrayList<>();
    for (List<Integer> local : locals) {
      for (List<Integer> value : values) {
        for (List<Integer> name : named) {
          states.add(new State(local, value, name));
        }
      }
    }
    return states;
  }

  private static List<List<Integer>> extended(List<List<Integer>> rows, int least, int greatest) {
    List<List<Integer>> longer = new ArrayList<>();
    for (List<Integer> row : rows) {
      for (int value = least; value <= greatest; value++) {
        List<Integer> next = new ArrayList<>(row);
        next.add(value);
        longer.add(List.copyOf(next));
      }
    }
    return longer;
  }
}
