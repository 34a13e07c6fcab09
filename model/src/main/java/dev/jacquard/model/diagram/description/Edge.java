package dev.jacquard.model.diagram.description;

import java.util.Optional;

/**
 * A local transition: some processes may go from one local state to another when a guard holds.
 *
 * @param name what the step is called, for people
 * @param first the first process that may ever take it
 * @param last the last one; those in between may, too
 * @param partition processes in one cell can be exchanged without changing what the edge does;
 *     without it, that has to be found out
 */
public record Edge(
    String name,
    LocalState from,
    LocalState to,
    int first,
    int last,
    Guard guard,
    Effect effect,
    Optional<Partition> partition) {

  /** Whether a process may ever take this edge. */
  public boolean isFor(int process) {
    return first <= process && process <= last;
  }

  Edge withoutPartition() {
    return new Edge(name, from, to, first, last, guard, effect, Optional.empty());
  }

  @Override
  public String toString() {
    return name;
  }
}
