package dev.jacquard.explore.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What can be given away of a tree: nodes that no run has passed, with all that is below them.
 * Where something is asleep it can't be done, since that would need offers from outside; there the
 * kids are asked. Nodes, and not the leaves below: what the executions of a leaf have to offer is
 * mostly for the nodes just above it.
 */
final class SpareParts {
  private final Node base;
  private final Node next;

  /**
   * The parts of a tree.
   *
   * @param next the leaf that is executed next, which is kept
   */
  SpareParts(Node base, Node next) {
    this.base = base;
    this.next = next;
  }

  /** Those with the shortest ways first, and at most half of what there is. */
  List<Node> some(int most) {
    List<Node> parts = parts();
    List<Node> spare = spare(parts);
    if (spare.isEmpty()) {
      parts = leaves();
      spare = spare(parts);
    }
    return spare.stream()
        .sorted(Comparator.comparingInt(Node::depth))
        .limit(Math.min(most, Math.max(1, parts.size() / 2)))
        .toList();
  }

  private List<Node> spare(List<Node> parts) {
    return parts.stream().filter(part -> !part.isAbove(next)).toList();
  }

  /** The largest parts that no run has passed. */
  private List<Node> parts() {
    List<Node> parts = new ArrayList<>();
    Node node = base.nextBelow(base);
    while (node != null) {
      boolean part = !node.isExecuted() && !node.isClosed() && node.sleep().length == 0;
      if (part) {
        parts.add(node);
      }
      node = part ? node.nextBeside(base) : node.nextBelow(base);
    }
    return parts;
  }

  private List<Node> leaves() {
    List<Node> leaves = new ArrayList<>();
    for (Node node = base; node != null; node = node.nextBelow(base)) {
      if (node.isPendingLeaf() && node.sleep().length == 0) {
        leaves.add(node);
      }
    }
    return leaves;
  }
}
