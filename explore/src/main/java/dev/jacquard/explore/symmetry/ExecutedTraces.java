package dev.jacquard.explore.symmetry;

import java.util.ArrayList;
import java.util.List;

/** All executions so far, as a tree of their steps. */
final class ExecutedTraces {
  private static final class Node {
    private final Step step;
    private final List<Node> kids = new ArrayList<>(1);

    Node(Step step) {
      this.step = step;
    }

    Node kid(Step next) {
      for (Node kid : kids) {
        if (kid.step.thread() == next.thread() && kid.step.choosesLike(next)) {
          return kid;
        }
      }
      Node kid = new Node(next);
      kids.add(kid);
      return kid;
    }
  }

  private final Node root = new Node(null);

  void add(Outline execution) {
    Node node = root;
    for (Step step : execution.steps()) {
      node = node.kid(step);
    }
  }

  /** Whether some execution begins with a sequence, up to the order of independent steps. */
  boolean cover(Sequence sequence) {
    return cover(root, sequence);
  }

  private static boolean cover(Node from, Sequence rest) {
    Node node = from;
    while (!rest.isEmpty()) {
      Node next = null;
      for (Node kid : node.kids) {
        if (rest.mayBeginWith(kid.step)) {
          if (next != null && coverBehind(next, rest.copy())) {
            return true;
          }
          next = kid;
        }
      }
      if (next == null) {
        return false;
      }
      rest.remove(next.step.thread());
      node = next;
    }
    return true;
  }

  private static boolean coverBehind(Node kid, Sequence rest) {
    rest.remove(kid.step.thread());
    return cover(kid, rest);
  }
}
