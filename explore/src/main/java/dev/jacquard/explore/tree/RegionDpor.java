package dev.jacquard.explore.tree;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Optimal reduction on a part of the tree: what is below one of its nodes. All parts together make
 * the executions that {@link OptimalDpor} makes, each once.
 *
 * <p>What no run has passed can be given away, and is a part of its own then. What an execution has
 * to offer to a node above the part goes to whoever has that node. Offers may come late and more
 * than once; that a part is {@linkplain #finish complete} must be told after all that it has
 * offered.
 */
public final class RegionDpor implements Strategy, Resumable {
  /** Takes offers for nodes above. */
  public interface Outbox {
    /**
     * An offer for the node on the way to this part to which so many steps lead.
     *
     * @throws IllegalStateException if there is nothing above
     */
    void offer(int depth, OfferedSteps steps);
  }

  /** The tree itself knows what waits. */
  private static final Agenda AGENDA = new Agenda.LeftmostFirst();

  private final LiveTree tree;
  private final TreeRun run;
  private final Map<String, Node> away = new HashMap<>();

  private RegionDpor(LiveTree tree, Tail tail, TreeRun.Above above) {
    this.tree = tree;
    this.run = new TreeRun(tree, AGENDA, tail, above, true);
  }

  /** The whole tree. */
  public static RegionDpor whole(Tail tail) {
    return new RegionDpor(new LiveTree(), tail, TreeRun.NOBODY);
  }

  /** What is below a {@linkplain SparePart#save part that was written down}, from its beginning. */
  public static RegionDpor begun(StateReader part, Tail tail, Outbox outbox) {
    RegionDpor region = below(part, tail, outbox);
    region.restore(part);
    return region;
  }

  /** The same without anything in it, to be restored. */
  public static RegionDpor below(StateReader part, Tail tail, Outbox outbox) {
    TreeRun.Above above =
        (node, taken, sequence) -> {
          if (!LiveTree.isCovered(node, taken.step(), sequence)) {
            outbox.offer(node.depth(), OfferedSteps.of(sequence));
          }
        };
    return new RegionDpor(new LiveTree(Birth.restored(part)), tail, above);
  }

  @Override
  public Optional<Plan> next() {
    Node leaf = tree.advanceFrontier();
    return leaf == null ? Optional.empty() : Optional.of(run.begin(leaf));
  }

  @Override
  public void learn(Trace trace) {
    run.learn(trace);
  }

  /** Whether a leaf waits to be executed here. */
  public boolean isOpen() {
    return tree.advanceFrontier() != null;
  }

  /** Whether everything is executed, here and by those to whom parts were given. */
  public boolean isFinished() {
    return tree.advanceFrontier() == null && tree.base().isClosed();
  }

  /**
   * Parts that could be given away, those with the shortest ways first; at most half of what waits,
   * and not what is next.
   */
  public List<SparePart> spare(int most) {
    Node next = tree.advanceFrontier();
    return next == null
        ? List.of()
        : new SpareParts(tree.base(), next)
            .some(most).stream().map(node -> new SparePart(node, tree.hasChoices())).toList();
  }

  /** Somebody else has a part from now on, under a name; it must have been written down before. */
  public void giveAway(SparePart part, String name) {
    Node node = part.node();
    for (Node above = node.parent(); above != null && !above.isExecuted(); above = above.parent()) {
      above.markExecuted(); // by whoever has the part, who counts its steps
    }
    node.giveAway();
    away.put(name, node);
  }

  /**
   * Takes an offer from a part that was given away, for a node on the way to it. If that part is
   * not known, or no more, the offer is a copy of one that has done its work.
   *
   * @throws IllegalArgumentException if the node is not on the way
   */
  public void receive(String name, int depth, OfferedSteps steps) {
    Node kid = away.get(name);
    if (kid == null) {
      return;
    }
    if (depth < tree.base().depth() || depth >= kid.depth()) {
      throw new IllegalArgumentException("an offer for a node that is somewhere else");
    }
    while (kid.depth() > depth + 1) {
      kid = kid.parent();
    }
    if (steps.haveChoices()) {
      tree.admitChoices();
    }
    tree.offer(kid.parent(), kid.step(), new SentSequence(steps), AGENDA);
    tree.startOver();
  }

  /** A part that was given away is complete. */
  public void finish(String name) {
    Node node = away.remove(name);
    if (node != null) {
      node.close();
      tree.startOver();
    }
  }

  /** How much of it is explored. */
  public Share share() {
    Map<Node, String> names = names();
    Map<String, Double> others = new HashMap<>();
    Weights weights = new Weights(tree.base());
    double own = 0;
    for (Node node = tree.base(); node != null; node = node.nextBelow(tree.base())) {
      double weight = weights.of(node);
      if (node.isAway()) {
        others.put(names.get(node), weight);
      } else if (node.firstKid() == null && !node.isPendingLeaf()) {
        own += weight;
      }
    }
    return new Share(own, others);
  }

  @Override
  public void save(StateWriter out) {
    tree.save(out);
    Map<Node, String> names = names();
    for (Node node = tree.base(); node != null; node = node.nextBelow(tree.base())) {
      if (node.isAway()) {
        out.text(names.get(node));
      }
    }
  }

  private Map<Node, String> names() {
    Map<Node, String> names = new HashMap<>();
    away.forEach((name, node) -> names.put(node, name));
    return names;
  }

  @Override
  public void restore(StateReader in) {
    tree.restore(in);
    for (Node node = tree.base(); node != null; node = node.nextBelow(tree.base())) {
      if (node.isAway()) {
        away.put(in.text(), node);
      }
    }
  }
}
