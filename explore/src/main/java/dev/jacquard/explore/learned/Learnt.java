package dev.jacquard.explore.learned;

import dev.jacquard.explore.Accompanied;
import dev.jacquard.explore.Tried;
import dev.jacquard.explore.estimate.Estimated;
import dev.jacquard.explore.estimate.Estimator;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * A search that ends as soon as a {@linkplain LearnedSearch search of what is learned} beside it
 * does: then nothing fails that was not run. What the other one finds to fail is run next.
 *
 * <p>The other one begins when the search has turned out to be no small one, and gets a part of
 * what the search itself has spent, so that little is lost where nothing can be learned. Both are
 * counted in steps and not in time: the same search always ends alike.
 */
public final class Learnt implements Accompanied, Estimated {
  /** Smaller searches are over before anything could be learned. */
  private static final long FIRST = 48;

  /** The part of the steps of the search that the other one gets: one of so many. */
  private static final int PART = 8;

  private final Strategy search;
  private final LearnedSearch learned;
  private final Tally confirmations = new Tally();
  private long executions;
  private long steps;
  private boolean confirming;

  /** Accompanies a search that has not been used before. */
  public Learnt(Strategy search, LearnedSearch learned) {
    this.search = search;
    this.learned = learned;
  }

  @Override
  public Optional<Plan> next() {
    confirming = false;
    if (executions >= FIRST) {
      learned.goOn(steps / PART);
    }
    Optional<Plan> failing = learned.takeFailing();
    if (failing.isPresent()) {
      confirming = true;
      return failing;
    }
    return learned.isComplete() ? Optional.empty() : search.next();
  }

  @Override
  public void learn(Trace trace) {
    if (confirming) {
      confirmations.count(trace, 0, false);
      if (trace.failures().isEmpty() && trace.races().isEmpty()) {
        learned.isRefuted();
      }
      return;
    }
    executions++;
    steps += trace.length();
    search.learn(trace);
  }

  @Override
  public boolean isAside() {
    return confirming || Accompanied.isAside(search);
  }

  @Override
  public List<Tried> tried() {
    return Accompanied.tried(search);
  }

  @Override
  public Tally tallyAside() {
    Tally all = new Tally();
    all.add(confirmations);
    if (search instanceof Accompanied accompanied) {
      all.add(accompanied.tallyAside());
    }
    return all;
  }

  @Override
  public Estimator estimator() {
    return Estimator.of(search);
  }

  /** The search of what is learned. */
  public LearnedSearch learned() {
    return learned;
  }
}
