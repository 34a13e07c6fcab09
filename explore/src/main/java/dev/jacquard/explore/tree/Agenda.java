package dev.jacquard.explore.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

/** The leaves that wait to be executed, in the order in which they will be. */
interface Agenda {
  void add(Node leaf);

  /** Takes the next leaf; the tree knows which one is leftmost. */
  Node take(Node leftmost);

  static Agenda of(WorkOrder order) {
    if (order instanceof WorkOrder.Oldest) {
      return new OldestFirst(new ArrayDeque<>());
    }
    if (order instanceof WorkOrder.Shuffled shuffled) {
      return new AnyFirst(new ArrayList<>(), new SplittableRandom(shuffled.seed()));
    }
    return new LeftmostFirst();
  }

  /** Keeps nothing, since the tree itself knows. */
  record LeftmostFirst() implements Agenda {
    @Override
    public void add(Node leaf) {}

    @Override
    public Node take(Node leftmost) {
      return leftmost;
    }
  }

  /** A queue. */
  record OldestFirst(Deque<Node> leaves) implements Agenda {
    @Override
    public void add(Node leaf) {
      leaves.add(leaf);
    }

    @Override
    public Node take(Node leftmost) {
      return leaves.remove();
    }
  }

  /** A bag. */
  record AnyFirst(List<Node> leaves, SplittableRandom random) implements Agenda {
    @Override
    public void add(Node leaf) {
      leaves.add(leaf);
    }

    @Override
    public Node take(Node leftmost) {
      int i = random.nextInt(leaves.size());
      Node last = leaves.remove(leaves.size() - 1);
      return i == leaves.size() ? last : leaves.set(i, last);
    }
  }
}
