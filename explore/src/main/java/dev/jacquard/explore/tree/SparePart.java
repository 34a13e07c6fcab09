package dev.jacquard.explore.tree;

import dev.jacquard.kernel.saved.StateWriter;

/** A part of a tree that could be executed, with all that comes below it, by somebody else. */
public final class SparePart {
  private final Node node;
  private final boolean choices;

  SparePart(Node node, boolean choices) {
    this.node = node;
    this.choices = choices;
  }

  Node node() {
    return node;
  }

  /** How many steps lead to it. */
  public int depth() {
    return node.depth();
  }

  /** Writes down what it takes to begin {@linkplain RegionDpor there}. */
  public void save(StateWriter out) {
    Birth.save(node, out);
    LiveTree.save(node, choices, out);
  }
}
