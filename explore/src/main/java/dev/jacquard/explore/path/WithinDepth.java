package dev.jacquard.explore.path;

import dev.jacquard.kernel.Tail;

/**
 * Every trace of up to some number of steps, and every beginning of longer ones (algorithms.md
 * 2.12); how these go on is left to the tail.
 *
 * <p>Who sleeps at a state depends on the steps that lead to it and on what was tried beside them,
 * never on what follows. So sleep sets leave out the same sequences of a given length whether or
 * not there is a bound, all but one of each trace, and equivalent sequences have the same length.
 */
public final class WithinDepth extends DepthFirst {
  private WithinDepth(int depth, Pruning pruning, boolean sleepSets, Tail tail) {
    super(new EveryThread(), pruning, sleepSets, tail, new Path(depth));
  }

  /** One execution for each of them; behind the bound it wanders, so that no thread starves. */
  public static WithinDepth of(int depth) {
    return new WithinDepth(depth, Pruning.NONE, true, new Tail.Wandering(depth, depth));
  }

  /**
   * Each sequence with at most a number of preemptions. Sleep sets would leave out one of them for
   * another that has more.
   */
  public static WithinDepth withPreemptions(int depth, int preemptions) {
    return new WithinDepth(depth, new PreemptionBound(preemptions), false, Tail.Fixed.STAY);
  }
}
