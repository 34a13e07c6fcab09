package dev.jacquard.explore.estimate;

import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/** Follows a search and says how many executions it will make in all, as far as one can tell. */
public interface Estimator {
  /** Never has an idea. */
  Estimator NONE =
      new Estimator() {
        @Override
        public void learn(int replayed, Trace trace) {}

        @Override
        public Optional<Estimate> estimate(Tally tally) {
          return Optional.empty();
        }
      };

  /**
   * Takes in a trace after the search has.
   *
   * @param replayed how many steps it shares with the trace before
   */
  void learn(int replayed, Trace trace);

  /** An estimate at this moment, if there is anything to base it on. */
  Optional<Estimate> estimate(Tally tally);

  /** The best there is for a search. */
  static Estimator of(Strategy strategy) {
    if (strategy instanceof Estimated estimated) {
      return estimated.estimator();
    }
    if (strategy instanceof Numbered numbered) {
      return new KnownTotal(numbered);
    }
    return strategy instanceof DepthFirstSearch search && search.isDepthFirst()
        ? new TreeEstimator(search)
        : NONE;
  }
}
