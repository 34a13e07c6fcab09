package dev.jacquard.explore.tree;

/**
 * In which order the leaves that wait are executed; the set of executions does not depend on it.
 */
public sealed interface WorkOrder {

  /** Leftmost in the tree first: long common prefixes, and memory for one path only. */
  record Leftmost() implements WorkOrder {}

  /** The oldest first: breadth before depth. */
  record Oldest() implements WorkOrder {}

  /** Any one, at random. */
  record Shuffled(long seed) implements WorkOrder {}
}
