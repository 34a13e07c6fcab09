package dev.jacquard.litmus;

import java.util.List;

/**
 * What can be seen when a run is over: the values of the shared variables, and for each thread its
 * locals and whether it ended.
 */
public record FinalState(List<Integer> shared, List<ThreadState> threads) {

  /** The locals of one thread at the end. */
  public record ThreadState(boolean ended, List<Integer> locals) {}
}
