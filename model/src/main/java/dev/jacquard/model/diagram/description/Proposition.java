package dev.jacquard.model.diagram.description;

import java.util.Optional;

/**
 * A named condition that properties speak of.
 *
 * @param partition processes in one cell can be exchanged without changing whether the condition
 *     holds; without it, that has to be found out
 */
public record Proposition(String name, Condition condition, Optional<Partition> partition) {
  Proposition withoutPartition() {
    return new Proposition(name, condition, Optional.empty());
  }
}
