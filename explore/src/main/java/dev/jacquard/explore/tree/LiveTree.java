package dev.jacquard.explore.tree;

import dev.jacquard.kernel.Transition;

/**
 * The exploration tree, to which sequences can be offered in any order of executions.
 *
 * <p>Invariant: at every node each maximal continuation is owned by the first sleeper or kid that
 * may begin it. An offer moves a sequence down to its owner, and adds a branch where there is none.
 * Whatever lies before the <em>frontier</em> in tree order is complete and has been dropped, so in
 * leftmost order the memory needed is that of one path and its open branches. See algorithms.md 2.6.
 */
final class LiveTree {
  private final Node root = Node.root();
  private Node frontier = root;

  Node root() {
    return root;
  }

  /**
   * Offers a sequence at a node.
   *
   * @return the new leaf to be executed, or null if the sequence is covered
   */
  Node offer(Node node, WakeupSequence sequence) {
    while (true) {
      if (node.isPendingLeaf() || coveredBySleeper(node, sequence)) {
        return null;
      }
      Node owner = owner(node, sequence);
      if (owner == null) {
        return branch(node, sequence);
      }
      sequence.remove(owner.step().thread());
      if (sequence.isEmpty() || owner.isClosed()) {
        return null;
      }
      node = owner;
    }
  }

  private static boolean coveredBySleeper(Node node, WakeupSequence sequence) {
    for (Transition sleeper : node.sleep()) {
      if (sequence.mayBeginWith(sleeper)) {
        return true;
      }
    }
    return false;
  }

  private static Node owner(Node node, WakeupSequence sequence) {
    for (Node kid = node.firstKid(); kid != null; kid = kid.nextSibling()) {
      if (sequence.mayBeginWith(kid.step())) {
        return kid;
      }
    }
    return null;
  }

  private static Node branch(Node node, WakeupSequence sequence) {
    Node leaf = node;
    for (int i = 0; i < sequence.length(); i++) {
      leaf = leaf.append(sequence.transition(i));
    }
    return leaf;
  }

  /**
   * Closes what is complete from the left, up to the first leaf that waits to be executed.
   *
   * @return that leaf, or null when the whole tree is complete
   */
  Node advanceFrontier() {
    while (true) {
      if (frontier.isPendingLeaf()) {
        return frontier;
      }
      Node open = frontier.firstOpen();
      if (open != null) {
        frontier = open;
      } else {
        if (frontier == root) {
          return null;
        }
        frontier.close();
        frontier = frontier.parent();
      }
    }
  }
}
