package dev.jacquard.kernel.run;

import dev.jacquard.kernel.Tail;
import dev.jacquard.kernel.trace.Trace;

/** Follows {@link Tail.Fixed#PURSUE}. */
record PursuingPolicy(Trace trace, Pending pending) implements Policy {
  @Override
  public int pick(int[] candidates, int count, int last, int step) {
    int dependent = Director.NOBODY;
    for (int i = count - 1; i >= 0; i--) {
      if (candidates[i] == last) {
        return last;
      }
      if (step > 0 && pending.location(candidates[i]) == trace.location(step - 1)) {
        dependent = candidates[i];
      }
    }
    return dependent == Director.NOBODY ? candidates[0] : dependent;
  }

  @Override
  public int alternative(int count) {
    return 0;
  }
}
