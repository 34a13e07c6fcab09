package dev.jacquard.explore.path;

import dev.jacquard.kernel.Tail;
import java.util.BitSet;

/**
 * All executions with at most a number of preemptions, up to reordering of independent steps.
 *
 * <p>A preemption is a switch away from a thread that could go on. Leaving out steps that exceed
 * the bound from an ordinary reduction loses states within the bound, so each demand is made at a
 * second state as well: the start of the block of steps of one thread in which the first one lies,
 * where a switch may cost nothing (BPOR, Coons et al. 2013; algorithms.md 2.9). No sleep sets, no
 * symmetry.
 */
public final class Bounded extends DepthFirst {
  public Bounded(int preemptions) {
    super(
        new LatestRace(new ThroughoutTheBlock()),
        new PreemptionBound(preemptions),
        false,
        Tail.Fixed.STAY);
  }

  /** Whether something was left out because of the bound. */
  public boolean cutSomething() {
    return pruned() > 0;
  }

  /** Records each demand at every state of the block of steps in which the race begins. */
  private static final class ThroughoutTheBlock implements LatestRace.Demand {
    @Override
    public void oneOf(Path path, int step, BitSet candidates, int preferred) {
      for (int i = blockStart(path, step); i <= step; i++) {
        Frame frame = path.frame(i);
        if (frame.enabled(preferred)) {
          frame.add(preferred);
        } else {
          frame.addAll(frame.awake());
        }
      }
    }

    @Override
    public void everyone(Path path, int step) {
      for (int i = blockStart(path, step); i <= step; i++) {
        path.frame(i).addAll(path.frame(i).awake());
      }
    }

    @Override
    public boolean ofEachThread() {
      return true;
    }

    private static int blockStart(Path path, int step) {
      int start = step;
      while (start > 0 && path.trace().thread(start - 1) == path.trace().thread(step)) {
        start--;
      }
      return start;
    }
  }
}
