package dev.jacquard.model.diagram.description;

import java.util.List;

/**
 * Which processes can be exchanged: a partition for each edge and each proposition of a diagram.
 *
 * @param notes what somebody should know about how they were found, in sentences
 */
public record Partitions(List<Partition> edges, List<Partition> propositions, List<String> notes) {
  public Partitions {
    edges = List.copyOf(edges);
    propositions = List.copyOf(propositions);
    notes = List.copyOf(notes);
  }

  /** The processes that nothing distinguishes, those of a cell from each other (Wahl's friends). */
  public Partition friends(int processes) {
    Partition friends = Partition.coarsest(processes);
    for (Partition edge : edges) {
      friends = friends.meet(edge);
    }
    for (Partition proposition : propositions) {
      friends = friends.meet(proposition);
    }
    return friends;
  }
}
