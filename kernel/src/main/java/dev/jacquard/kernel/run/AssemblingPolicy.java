package dev.jacquard.kernel.run;

import dev.jacquard.kernel.trace.Kind;

/** Follows {@link dev.jacquard.kernel.Tail.Assembling}. */
record AssemblingPolicy(Policy then, Pending pending) implements Policy {
  @Override
  public int focus(int[] candidates, int count, Pending waiting) {
    return then.focus(candidates, count, waiting);
  }

  @Override
  public int pick(int[] candidates, int count, int last, int step) {
    for (int i = 0; i < count; i++) {
      if (pending.kind(candidates[i]) == Kind.START) {
        return candidates[i];
      }
    }
    return then.pick(candidates, count, last, step);
  }

  @Override
  public int chance(int limit) {
    return then.chance(limit);
  }

  @Override
  public int alternative(int count) {
    return then.alternative(count);
  }
}
