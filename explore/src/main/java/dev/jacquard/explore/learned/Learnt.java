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
 * does: then nothing fails that was not run. What the other one finds to fail is run next. Before
 * that, what a single run {@linkplain Prediction implies} about others is looked through.
 *
 * <p>The other one begins when the search has turned out to be no small one, or when an execution
 * was cut, which may not end at all. It gets a part of what the search itself has spent, and a
 * larger one where an estimate says that there is much to come: so little is lost where nothing can
 * be learned. Both are counted in steps and not in time: the same search always ends alike.
 */
public final class Learnt implements Accompanied, Estimated {
  /** Why the program is run next. */
  private enum Confirming {
    NOTHING,
    WHAT_ONE_RUN_IMPLIES,
    WHAT_IS_LEARNED
  }

  /** A few executions show more than what one of them implies. */
  private static final long FEW = 24;

  /** Unless they are long. */
  private static final long LONG = 20_000;

  /** The part of what the search has spent that goes into what one run implies: one of so many. */
  private static final int PART_PREDICTED = 2;

  /** What follows from one run is soon found, or follows from too much. */
  private static final long MOST_PREDICTED = 100_000;

  /** Smaller searches are over before anything could be learned. */
  private static final long FIRST = 256;

  /** The part of what the search has spent that the other one gets in any case: one of so many. */
  private static final int PART = 12;

  /** The part of what the search will spend, by an estimate. */
  private static final int PART_OF_ALL = 16;

  /** But not more than so many times what it has spent, since estimates may be wrong. */
  private static final int MOST = 2;

  /** An estimate is made anew each time the search has grown by one of so many parts. */
  private static final int GROWTH = 4;

  private final Strategy search;
  private final LearnedSearch learned;
  private final Prediction prediction;
  private final Tally confirmations = new Tally();
  private final Estimator estimates;
  private final Tally tally = new Tally();
  private long nextEstimate = FIRST;
  private double expected;
  private Confirming confirming = Confirming.NOTHING;

  /** Accompanies a search that has not been used before. */
  public Learnt(Strategy search, LearnedSearch learned) {
    this.search = search;
    this.learned = learned;
    prediction = learned.prediction();
    estimates = Estimator.of(search);
  }

  @Override
  public Optional<Plan> next() {
    Optional<Plan> predicted = predicted();
    if (predicted.isPresent()) {
      confirming = Confirming.WHAT_ONE_RUN_IMPLIES;
      return predicted;
    }
    confirming = Confirming.NOTHING;
    if (tally.runs() >= FIRST || tally.cut() > 0) {
      learned.goOn(allowance(), stepsOfEach());
    }
    Optional<Plan> failing = learned.takeFailing();
    if (failing.isPresent()) {
      confirming = Confirming.WHAT_IS_LEARNED;
      return failing;
    }
    return learned.isComplete() ? Optional.empty() : search.next();
  }

  private Optional<Plan> predicted() {
    if (tally.runs() >= FEW || tally.steps() >= LONG) {
      prediction.goOn(Math.min(tally.steps() / PART_PREDICTED, MOST_PREDICTED));
    }
    return prediction.takeFailing();
  }

  private long allowance() {
    if (tally.runs() >= nextEstimate) {
      nextEstimate = tally.runs() + tally.runs() / GROWTH;
      expected = estimates.estimate(tally).map(known -> known.likely() * stepsOfEach()).orElse(0.0);
    }
    if (tally.cut() > 0) {
      return MOST * tally.steps(); // the search by itself can't come to a verdict any more
    }
    long early = (long) Math.min(expected / PART_OF_ALL, (double) MOST * tally.steps());
    return Math.max(early, tally.steps() / PART);
  }

  private double stepsOfEach() {
    return (double) tally.steps() / tally.runs();
  }

  @Override
  public void learn(Trace trace) {
    if (confirming != Confirming.NOTHING) {
      confirmations.count(trace, 0, false);
      if (learned.dataRaces().findings(trace, trace.races()).isEmpty()) {
        refute();
      }
      return;
    }
    if (!Accompanied.isAside(search)) {
      tally.count(trace, 0, false);
    }
    search.learn(trace);
  }

  private void refute() {
    if (confirming == Confirming.WHAT_IS_LEARNED) {
      learned.isRefuted();
    } else {
      prediction.isRefuted();
    }
  }

  @Override
  public boolean isWhole() {
    return learned.isComplete();
  }

  @Override
  public boolean isAside() {
    return confirming != Confirming.NOTHING || Accompanied.isAside(search);
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
    return estimates;
  }

  /** The search of what is learned. */
  public LearnedSearch learned() {
    return learned;
  }
}
