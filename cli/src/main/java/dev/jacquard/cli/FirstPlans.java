package dev.jacquard.cli;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Trace;
import java.util.Optional;

/** The first plans of a strategy that has no end. */
final class FirstPlans implements Strategy {
  private final Strategy endless;
  private long left;

  FirstPlans(Strategy endless, long count) {
    this.endless = endless;
    this.left = count;
  }

  @Override
  public Optional<Plan> next() {
    return left > 0 ? endless.next() : Optional.empty();
  }

  @Override
  public void learn(Trace trace) {
    left--;
    endless.learn(trace);
  }
}
