package dev.jacquard.model.diagram.adaptive;

/** An orbit that was reached, and from where. */
final class Node {
  /** The parent of what was reached first. */
  static final int ROOT = -1;

  final int number;
  final Orbit orbit;
  final int parent;
  final int depth;

  /** Whether another one has all its states, so that it need not be expanded. */
  boolean dropped;

  Node(int number, Orbit orbit, int parent, int depth) {
    this.number = number;
    this.orbit = orbit;
    this.parent = parent;
    this.depth = depth;
  }
}
