package dev.jacquard.model.diagram.footprint;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Operation;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.Edge;
import dev.jacquard.model.diagram.description.IntVariable;
import dev.jacquard.model.diagram.description.LocalState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What each process touches from each local state on, and the locations that follow from that. */
final class Touches {
  private static final int MOST_PROCESSES = 64;

  private final Description description;
  private final List<VariableGroup> groups = new ArrayList<>();
  private final int[] groupOf;
  private final Operation[][] operations;

  /**
   * Tries all steps.
   *
   * @throws UntraceableException if a step touches more than a few integers
   */
  Touches(Description description) {
    this.description = description;
    if (description.processes() > MOST_PROCESSES) {
      throw new UntraceableException();
    }
    groupOf = new int[description.integers().size()];
    Arrays.setAll(groupOf, i -> i);
    List<List<Set<Integer>>> touched = new ArrayList<>();
    for (int process = 0; process < description.processes(); process++) {
      touched.add(new ArrayList<>());
      for (int local = 0; local < description.states().size(); local++) {
        Set<Integer> one = touched(process, local);
        unite(one);
        touched.get(process).add(one);
      }
    }
    for (int number = 0; number < groupOf.length; number++) {
      groups.add(group(number));
    }
    operations = new Operation[description.processes()][description.states().size()];
    for (int process = 0; process < operations.length; process++) {
      for (int local = 0; local < operations[process].length; local++) {
        operations[process][local] = operation(process, local, touched.get(process).get(local));
      }
    }
  }

  /** The locations; one that no variable belongs to any more is empty. */
  List<VariableGroup> groups() {
    return groups;
  }

  /** The operation of a process in a local state. */
  Operation operation(int process, int local) {
    return operations[process][local];
  }

  private List<Edge> edges(int process, int local) {
    return description.edges().stream()
        .filter(edge -> edge.from().number() == local && edge.isFor(process))
        .toList();
  }

  /** Tries with all values of what is known to be touched, until nothing else is. */
  private Set<Integer> touched(int process, int local) {
    TreeSet<Integer> known = new TreeSet<>();
    while (true) {
      TreeSet<Integer> touched = new TreeSet<>(known);
      VariableGroup group =
          new VariableGroup(known.stream().map(description.integers()::get).toList());
      for (int number = 0; number < group.size(); number++) {
        Probe probe = new Probe(description.processes(), process, group.values(number));
        edges(process, local).forEach(probe::takes);
        touched.addAll(probe.touched());
      }
      if (touched.equals(known)) {
        return known;
      }
      known = touched;
    }
  }

  private void unite(Set<Integer> together) {
    for (int number : together) {
      int from = groupOf[number];
      int to = groupOf[together.iterator().next()];
      for (int i = 0; i < groupOf.length; i++) {
        groupOf[i] = groupOf[i] == from ? to : groupOf[i];
      }
    }
  }

  private VariableGroup group(int number) {
    List<IntVariable> members =
        description.integers().stream().filter(v -> groupOf[v.number()] == number).toList();
    return new VariableGroup(members);
  }

  private Operation operation(int process, int local, Set<Integer> touched) {
    if (touched.isEmpty()) {
      Kind kind = isAble(process, local, Map.of()) ? Kind.CHOOSE : Kind.SPIN;
      return new Operation(kind, Operation.NO_LOCATION, 0);
    }
    int location = groupOf[touched.iterator().next()];
    VariableGroup group = groups.get(location);
    long able = 0;
    for (int number = 0; number < group.size(); number++) {
      able |= isAble(process, local, group.values(number)) ? 1L << number : 0;
    }
    return able == 0
        ? new Operation(Kind.SPIN, Operation.NO_LOCATION, 0)
        : new Operation(Kind.UPDATE, location, able);
  }

  private boolean isAble(int process, int local, Map<IntVariable, Integer> values) {
    Probe probe = new Probe(description.processes(), process, values);
    return edges(process, local).stream().anyMatch(probe::takes);
  }

  /**
   * The first process that starts where a process does and does the same from everywhere. As they
   * touch integers only, nobody tells one from the other.
   */
  int classOf(int process) {
    for (int first = 0; first < process; first++) {
      if (description.initial().get(first).equals(description.initial().get(process))
          && behaviour(first).equals(behaviour(process))) {
        return first;
      }
    }
    return process;
  }

  /** What a process does from each local state, with all values of the location there. */
  private List<Deed> behaviour(int process) {
    List<Deed> deeds = new ArrayList<>();
    for (int local = 0; local < operations[process].length; local++) {
      int location = operations[process][local].location();
      VariableGroup group = location < 0 ? new VariableGroup(List.of()) : groups.get(location);
      for (int number = 0; number < group.size(); number++) {
        Probe probe = new Probe(description.processes(), process, group.values(number));
        for (Edge edge : edges(process, local)) {
          boolean takes = probe.takes(edge);
          deeds.add(new Deed(location, number, edge.from(), edge.to(), takes, probe.changes()));
        }
      }
    }
    return deeds;
  }

  /** What becomes of an edge at a place and with some values of the location. */
  private record Deed(
      int location,
      int values,
      LocalState from,
      LocalState to,
      boolean takes,
      Map<Integer, Integer> changes) {}
}
