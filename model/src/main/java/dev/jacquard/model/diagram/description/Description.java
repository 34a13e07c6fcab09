package dev.jacquard.model.diagram.description;

import dev.jacquard.model.Property;
import java.util.List;

/**
 * A local-state diagram (Wahl 2007, section 5): a number of processes that all go along the same
 * edges between local states, and variables that they share. One process moves at a time.
 *
 * @param initial the local state that each process starts in
 * @param ends a state in which every process is in one of these and has no step is an end; any
 *     other without a step is a deadlock
 */
public record Description(
    String name,
    int processes,
    List<LocalState> states,
    List<LocalState> initial,
    List<IntVariable> integers,
    List<ProcessVariable> pointers,
    List<Edge> edges,
    List<Proposition> propositions,
    List<Property> properties,
    LocalSet ends) {

  /** The most processes that a diagram can have. */
  public static final int MOST_PROCESSES = 1_000;

  public Description {
    states = List.copyOf(states);
    initial = List.copyOf(initial);
    integers = List.copyOf(integers);
    pointers = List.copyOf(pointers);
    edges = List.copyOf(edges);
    propositions = List.copyOf(propositions);
    properties = List.copyOf(properties);
  }

  /** Begins the description of a diagram. */
  public static DescriptionBuilder of(String name, int processes) {
    return new DescriptionBuilder(name, processes);
  }

  /** The same without what it says about partitions, so that these have to be found. */
  public Description withoutPartitions() {
    return new Description(
        name,
        processes,
        states,
        initial,
        integers,
        pointers,
        edges.stream().map(Edge::withoutPartition).toList(),
        propositions.stream().map(Proposition::withoutPartition).toList(),
        properties,
        ends);
  }

  /** The name of a process in texts, which count from 1. */
  public static String process(int process) {
    return "P" + (process + 1);
  }
}
