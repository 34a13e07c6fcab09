package dev.jacquard.explore.portfolio;

import dev.jacquard.explore.tree.OptimalDpor;
import dev.jacquard.explore.tree.WorkOrder;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Depth-first searches one after the other, each of which begins at a random execution and looks at
 * a few that are near to it: where all go on from the same one, a mistake at its beginning is never
 * undone.
 */
final class Places implements Strategy, Resumable {
  private final long seed;
  private final int each;
  private OptimalDpor search;
  private int left;
  private long begun;

  /** So many executions at each place. */
  Places(long seed, int each) {
    this.seed = seed;
    this.each = each;
    move();
  }

  private void move() {
    long place = new SplittableRandom(seed + begun++).nextLong();
    search =
        new OptimalDpor(new WorkOrder.Leftmost(), new Tail.Assembling(new Tail.Uniform(place)));
    left = each;
  }

  /** A search that has come to its end has seen everything, wherever it began. */
  @Override
  public Optional<Plan> next() {
    return search.next();
  }

  @Override
  public void learn(Trace trace) {
    search.learn(trace);
    left--;
    if (left == 0 && search.next().isPresent()) {
      move();
    }
  }

  @Override
  public void save(StateWriter out) {
    out.number(begun);
    out.number(left);
    search.save(out);
  }

  @Override
  public void restore(StateReader in) {
    begun = Math.max(1, in.amount()) - 1;
    move();
    left = in.number(0, each);
    search.restore(in);
  }
}
