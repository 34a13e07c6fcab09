package dev.jacquard.explore.estimate;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** The estimate of a search whose number of executions is given. */
record KnownTotal(Numbered strategy) implements Estimator {
  @Override
  public void learn(int replayed, Trace trace) {}

  @Override
  public Optional<Estimate> estimate(Tally tally) {
    return Optional.of(Estimate.exactly(strategy.total(), tally.runs()));
  }
}
