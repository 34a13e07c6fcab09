package dev.jacquard.explore.tree;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.Races;
import dev.jacquard.kernel.trace.Trace;

/**
 * One run after the other: from a leaf of the tree to a plan, and from the trace of it to offers.
 *
 * <p>Each execution is analysed once it is finished. Every race in it, and every operation that is
 * blocked at its end, says that some steps could have come in another order; the sequence that
 * makes them so is offered to the tree, or to whoever has the node where it is to be explored.
 */
final class TreeRun {
  /** Who has the nodes above the base of the tree. */
  interface Above {
    /**
     * Takes an offer for a node, which reverses the step to one of its kids; the sequence is used
     * again afterwards.
     */
    void offer(Node node, Node taken, WakeupSequence sequence);
  }

  /** Nobody has: the tree is whole. */
  static final Above NOBODY =
      (node, taken, sequence) -> {
        throw new IllegalStateException("there is nothing above the beginning");
      };

  private final LiveTree tree;
  private final Agenda agenda;
  private final Tail tail;
  private final Above above;
  private final boolean shared;
  private final HappensBefore order = HappensBefore.ofSearch();
  private final Races races = new Races();
  private final WakeupSequence sequence = new WakeupSequence();
  private Node[] path = new Node[32];
  private int length = -1;
  private Node leaf;

  /** Runs on a tree that belongs to one search alone. */
  TreeRun(LiveTree tree, Agenda agenda, Tail tail) {
    this(tree, agenda, tail, NOBODY, false);
  }

  /**
   * Runs on a tree.
   *
   * @param shared whether parts of it may be given away
   */
  TreeRun(LiveTree tree, Agenda agenda, Tail tail, Above above, boolean shared) {
    this.shared = shared;
    this.tree = tree;
    this.agenda = agenda;
    this.tail = tail;
    this.above = above;
  }

  /** What it takes to execute a leaf. */
  Plan begin(Node newLeaf) {
    leaf = newLeaf;
    return Plan.following(leaf.way(), leaf.replayed(), leaf.sleep(), tail);
  }

  /** Takes in what came of it. */
  void learn(Trace trace) {
    int common = follow();
    extend(trace);
    order.analyse(trace, common);
    for (int row = 1; row < trace.length(); row++) {
      reverse(trace, row);
    }
    for (int thread = 0; thread < trace.threads(); thread++) {
      if (trace.blocked(thread)) {
        reverse(trace, trace.pending(thread));
      }
    }
  }

  /**
   * The path is that of the last run until it is learned what came of the next one.
   *
   * @return how many steps the two have in common
   */
  private int follow() {
    ensurePath(leaf.depth());
    Node node = leaf;
    while (node != null && (node.depth() > length || path[node.depth()] != node)) {
      path[node.depth()] = node;
      node.markExecuted();
      node = node.parent();
    }
    return node == null ? 0 : node.depth();
  }

  /** Grows the tree by the steps that the run took freely. */
  private void extend(Trace trace) {
    ensurePath(trace.length());
    for (int row = leaf.depth(); row < trace.length(); row++) {
      Node node = path[row];
      path[row + 1] = node.append(trace.transition(row));
      path[row + 1].markExecuted();
      addAlternatives(trace, row, node);
    }
    length = trace.length();
  }

  private void addAlternatives(Trace trace, int row, Node node) {
    if (trace.choices(row) > 1) {
      tree.admitChoices();
    }
    for (int choice = trace.choice(row) + 1; choice < trace.choices(row); choice++) {
      if (!node.asleep(trace.thread(row), choice)) {
        agenda.add(node.append(trace.transition(row).choosing(choice)));
      }
    }
  }

  private void reverse(Trace trace, int row) {
    races.find(trace, order, row);
    for (int i = 0; i < races.count(); i++) {
      int first = races.first(i);
      sequence.reverse(trace, order, first, row);
      if (shared) {
        sequence.hasten(order);
      }
      if (first < tree.base().depth()) {
        above.offer(path[first], path[first + 1], sequence);
      } else {
        tree.offer(path[first], path[first + 1].step(), sequence, agenda);
      }
    }
  }

  /** The node to which a step of the run led. */
  Node taken(int step) {
    return path[step + 1];
  }

  private void ensurePath(int depth) {
    if (depth >= path.length) {
      Node[] longer = new Node[2 * depth + 1];
      System.arraycopy(path, 0, longer, 0, path.length);
      path = longer;
    }
  }
}
