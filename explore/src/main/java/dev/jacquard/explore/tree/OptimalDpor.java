package dev.jacquard.explore.tree;

import dev.jacquard.explore.estimate.DepthFirstSearch;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.order.HappensBefore;
import dev.jacquard.kernel.order.Races;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import dev.jacquard.kernel.trace.Transition;
import java.util.Optional;

/**
 * Optimal dynamic partial order reduction on a live tree: exactly one execution per Mazurkiewicz
 * trace, none of them blocked, with the work items in any order.
 *
 * <p>Each execution is analysed once it is finished. Every race in it, and every operation that is
 * blocked at its end, says that some steps could have come in another order; the sequence that
 * makes them so is offered to the tree. See algorithms.md 2.5 to 2.7; the idea of wakeup trees is
 * by Abdulla et al. (2014).
 */
public final class OptimalDpor implements DepthFirstSearch, Resumable {
  private final LiveTree tree = new LiveTree();
  private final Agenda agenda;
  private final Tail tail;
  private final HappensBefore order = HappensBefore.ofSearch();
  private final Races races = new Races();
  private final WakeupSequence sequence = new WakeupSequence();
  private Node[] path = new Node[32];
  private int length = -1;
  private Node leaf;

  public OptimalDpor() {
    this(new WorkOrder.Leftmost(), Tail.Fixed.LOWEST);
  }

  public OptimalDpor(WorkOrder workOrder, Tail tail) {
    this.agenda = Agenda.of(workOrder);
    this.tail = tail;
    agenda.add(tree.root());
  }

  @Override
  public Optional<Plan> next() {
    Node leftmost = tree.advanceFrontier();
    if (leftmost == null) {
      return Optional.empty();
    }
    leaf = agenda.take(leftmost);
    Transition[] prefix = new Transition[leaf.depth()];
    int replayed = leaf.depth();
    for (Node node = leaf; node.depth() > 0; node = node.parent()) {
      prefix[node.depth() - 1] = node.step();
      replayed -= node.isExecuted() ? 0 : 1;
    }
    return Optional.of(Plan.following(prefix, replayed, leaf.sleep(), tail));
  }

  @Override
  public void learn(Trace trace) {
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
      sequence.reverse(trace, order, races.first(i), row);
      tree.offer(path[races.first(i)], sequence, agenda);
    }
  }

  @Override
  public void save(StateWriter out) {
    if (!isDepthFirst()) {
      throw new IllegalStateException("only a search in leftmost order can be saved");
    }
    tree.save(out);
  }

  @Override
  public void restore(StateReader in) {
    tree.restore(in);
  }

  @Override
  public boolean isDepthFirst() {
    return agenda instanceof Agenda.LeftmostFirst;
  }

  @Override
  public int waiting(int step) {
    int waiting = 0;
    Node taken = path[step + 1];
    for (Node kid = taken.nextSibling(); kid != null; kid = kid.nextSibling()) {
      waiting++;
    }
    return waiting;
  }

  private void ensurePath(int depth) {
    if (depth >= path.length) {
      Node[] longer = new Node[2 * depth + 1];
      System.arraycopy(path, 0, longer, 0, path.length);
      path = longer;
    }
  }
}
