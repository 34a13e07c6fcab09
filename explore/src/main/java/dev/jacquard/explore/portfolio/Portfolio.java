package dev.jacquard.explore.portfolio;

import dev.jacquard.explore.Accompanied;
import dev.jacquard.explore.Tried;
import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.explore.estimate.Estimated;
import dev.jacquard.explore.estimate.Estimator;
import dev.jacquard.explore.path.Bounded;
import dev.jacquard.explore.sample.Pct;
import dev.jacquard.explore.sample.RandomWalk;
import dev.jacquard.kernel.Plan;
import dev.jacquard.kernel.Strategy;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.saved.Resumable;
import dev.jacquard.kernel.saved.StateReader;
import dev.jacquard.kernel.saved.StateWriter;
import dev.jacquard.kernel.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A search, and others beside it as long as it has no prospect of coming to its end in time.
 *
 * <p>The others get no more than half of all steps, and take turns. What they run is no part of the
 * search: it goes on as if it were alone, and only its own end is the end of everything.
 */
public final class Portfolio implements Accompanied, Estimated, Resumable {
  /** How many steps each of the others takes at a time; at least an execution. */
  private static final int SLICE = 2_000;

  /** The same in each check, so that what was found is found again. */
  private static final long SEED = 22;

  private static final int DEPTH = 3;
  private static final int AT_EACH_PLACE = 16;

  private final Strategy search;
  private final Prospect prospect;
  private final Estimator estimates;
  private final List<Companion> others =
      List.of(
          Companion.of("without a preemption", new Bounded(0)),
          Companion.of("by random priorities", new Assembled<>(new Pct(SEED, DEPTH))),
          Companion.of("with at most 1 preemption", new Bounded(1)),
          Companion.of("drawn at random", new Assembled<>(new RandomWalk(SEED))),
          Companion.of("near to random ones", new Places(SEED, AT_EACH_PLACE)),
          Companion.of("with at most 2 preemptions", new Bounded(2)));

  private Tally tally = new Tally();
  private long steps;
  private Tally tallyAside = new Tally();
  private long owed;
  private int turn;
  private long slice = SLICE;
  private boolean aside;
  private int replayed;

  /** Accompanies a search that has not been used before. */
  public Portfolio(Strategy search, Prospect prospect) {
    this.search = search;
    this.prospect = prospect;
    this.estimates = Estimator.of(search);
  }

  @Override
  public boolean isAside() {
    return aside;
  }

  @Override
  public List<Tried> tried() {
    return others.stream().map(Companion::tried).filter(each -> each.executions() > 0).toList();
  }

  @Override
  public Tally tallyAside() {
    return tallyAside;
  }

  @Override
  public Optional<Plan> next() {
    Optional<Plan> own = search.next();
    Optional<Plan> other = own.isPresent() && owed > 0 ? beside() : Optional.empty();
    aside = other.isPresent();
    own.ifPresent(plan -> replayed = plan.replayed());
    return aside ? other : own;
  }

  /** The plan of whoever has something left to do, from the one on whose turn it is. */
  private Optional<Plan> beside() {
    for (int i = 0; i < others.size(); i++) {
      Optional<Plan> plan = others.get(turn).next();
      if (plan.isPresent()) {
        return plan;
      }
      pass();
    }
    return Optional.empty();
  }

  private void pass() {
    turn = (turn + 1) % others.size();
    slice = SLICE;
  }

  @Override
  public void learn(Trace trace) {
    if (aside) {
      learnAside(trace);
    } else {
      learnOwn(trace);
    }
  }

  private void learnAside(Trace trace) {
    others.get(turn).learn(trace);
    tallyAside.count(trace, 0, false);
    owed -= trace.length();
    slice -= trace.length();
    if (slice <= 0) {
      pass();
    }
  }

  private void learnOwn(Trace trace) {
    search.learn(trace);
    estimates.learn(replayed, trace);
    tally.count(trace, replayed, false);
    steps += trace.length();
    boolean poor =
        prospect.isPoor(tally.runs(), steps, tallyAside.steps(), () -> estimates.estimate(tally));
    owed = poor ? owed + trace.length() : 0;
  }

  @Override
  public Estimator estimator() {
    return new Estimator() {
      @Override
      public void learn(int again, Trace trace) {}

      @Override
      public Optional<Estimate> estimate(Tally counted) {
        return estimates.estimate(counted);
      }
    };
  }

  /** Only if the search can be saved. */
  @Override
  public void save(StateWriter out) {
    ((Resumable) search).save(out);
    out.number(tally.executions());
    out.number(tally.blocked());
    out.number(steps);
    out.number(tallyAside.executions());
    out.number(tallyAside.blocked());
    out.number(tallyAside.cut());
    out.number(tallyAside.steps());
    out.number(owed);
    out.number(turn);
    out.number(slice);
    others.forEach(other -> other.save(out));
  }

  @Override
  public void restore(StateReader in) {
    ((Resumable) search).restore(in);
    tally = Tally.of(in.amount(), in.amount(), 0, 0, Map.of());
    steps = in.amount();
    tallyAside = Tally.of(in.amount(), in.amount(), in.amount(), in.amount(), Map.of());
    owed = in.number();
    turn = in.number(0, others.size() - 1);
    slice = in.number();
    others.forEach(other -> other.restore(in));
  }
}
