package dev.jacquard.explore.path;

import dev.jacquard.kernel.Tail;
import java.util.BitSet;
import java.util.Optional;

/**
 * All executions with at most a number of preemptions, up to reordering of independent steps.
 *
 * <p>A preemption is a switch away from a thread that could go on. Leaving out steps that exceed the
 * bound from an ordinary reduction loses states within the bound, so each demand is made at a second
 * state as well: the start of the block of steps of one thread in which the first one lies, where a
 * switch may cost nothing (BPOR, Coons et al. 2013; algorithms.md 2.9). No sleep sets, no symmetry.
 */
public final class Bounded extends DepthFirst {
  public Bounded(int preemptions) {
    super(
        new LatestRace(new AtBlockStartToo()),
        (path, step, thread) ->
            preemptions(path, step, thread) > preemptions
                ? Optional.of(new Pruning.Pruned(Optional.empty()))
                : Optional.empty(),
        false,
        Tail.Fixed.STAY);
  }

  /** Whether something was left out because of the bound. */
  public boolean cutSomething() {
    return pruned() > 0;
  }

  /** The preemptions on the way to a state and to a thread's step from there. */
  private static int preemptions(Path path, int step, int thread) {
    int count = preempts(path, step, thread) ? 1 : 0;
    for (int i = 1; i < step; i++) {
      count += preempts(path, i, path.frame(i).current().thread()) ? 1 : 0;
    }
    return count;
  }

  private static boolean preempts(Path path, int step, int thread) {
    if (step == 0) {
      return false;
    }
    int before = path.frame(step - 1).current().thread();
    return before != thread && path.frame(step).enabled(before);
  }

  /** Records each demand also where the block of the step begins. */
  private static final class AtBlockStartToo implements LatestRace.Demand {
    @Override
    public void oneOf(Path path, int step, BitSet candidates, int preferred) {
      int thread = candidates.get(preferred) ? preferred : candidates.nextSetBit(0);
      path.frame(step).add(thread);
      int start = blockStart(path, step);
      if (path.frame(start).enabled(thread)) {
        path.frame(start).add(thread);
      } else {
        path.frame(start).addAll(path.frame(start).awake());
      }
    }

    @Override
    public void everyone(Path path, int step) {
      path.frame(step).addAll(path.frame(step).awake());
      int start = blockStart(path, step);
      path.frame(start).addAll(path.frame(start).awake());
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
