package dev.jacquard.fuzz;

import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** The first plans of a strategy that has no end. */
final class Samples implements Strategy {
  private final Strategy endless;
  private long left;

  private Samples(Strategy endless, long left) {
    this.endless = endless;
    this.left = left;
  }

  static Samples of(Strategy endless, long count) {
    return new Samples(endless, count);
  }

  @Override
  public Optional<Plan> next() {
    return left-- > 0 ? endless.next() : Optional.empty();
  }

  @Override
  public void learn(Trace trace) {
    endless.learn(trace);
  }
}
