package dev.jacquard.explore.tree;

import dev.jacquard.explore.estimate.DepthFirstSearch;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * Optimal dynamic partial order reduction on a live tree: exactly one execution per Mazurkiewicz
 * trace, none of them blocked, with the work items in any order. See algorithms.md 2.5 to 2.7; the
 * idea of wakeup trees is by Abdulla et al. (2014).
 */
public final class OptimalDpor implements DepthFirstSearch, Resumable {
  private final LiveTree tree = new LiveTree();
  private final Agenda agenda;
  private final TreeRun run;

  public OptimalDpor() {
    this(new WorkOrder.Leftmost(), Tail.Fixed.LOWEST);
  }

  public OptimalDpor(WorkOrder workOrder, Tail tail) {
    this.agenda = Agenda.of(workOrder);
    this.run = new TreeRun(tree, agenda, tail);
    agenda.add(tree.base());
  }

  @Override
  public Optional<Plan> next() {
    Node leftmost = tree.advanceFrontier();
    if (leftmost == null) {
      return Optional.empty();
    }
    return Optional.of(run.begin(agenda.take(leftmost)));
  }

  @Override
  public void learn(Trace trace) {
    run.learn(trace);
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
    for (Node kid = run.taken(step).nextSibling(); kid != null; kid = kid.nextSibling()) {
      waiting++;
    }
    return waiting;
  }
}
