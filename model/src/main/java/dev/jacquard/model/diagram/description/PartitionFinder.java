package dev.jacquard.model.diagram.description;

import java.util.List;

/** Somebody who knows which processes the edges and propositions of a diagram distinguish. */
@FunctionalInterface
public interface PartitionFinder {
  /** Takes the finest partition everywhere, which is never wrong. */
  PartitionFinder FINEST =
      description -> {
        Partition finest = Partition.finest(description.processes());
        return new Partitions(
            description.edges().stream().map(edge -> finest).toList(),
            description.propositions().stream().map(proposition -> finest).toList(),
            List.of());
      };

  /**
   * @throws IllegalArgumentException if a partition that the description gives is wrong; the
   *     message says why
   */
  Partitions of(Description description);
}
