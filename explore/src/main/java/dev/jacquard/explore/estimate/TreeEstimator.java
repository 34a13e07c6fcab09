package dev.jacquard.explore.estimate;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.kernel.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Estimates the size of the tree that a depth-first search walks through, from the end of its path
 * up to the root: the package says how.
 *
 * <p>What a run costs here is a few additions for each step that no run has taken before.
 */
final class TreeEstimator implements Estimator {
  /** With fewer runs there is nothing to learn from. */
  private static final long FIRST_RUNS = 20;

  /**
   * How much of the extrapolation is in doubt, as powers: nine of ten estimates made after 5 % of
   * the work or more were within this (docs/performance.md).
   */
  private static final double DOUBT = 0.4;

  /** How much more is in doubt after few runs, over their square root: they have not met much. */
  private static final double FEW = 2;

  /** Subtrees with fewer runs teach nothing of the large ones that are left. */
  private static final int FORETOLD = 8;

  /** Nobody will ever see such a number of runs, and its square is still a number. */
  private static final double MOST = 1e100;

  private final DepthFirstSearch search;
  private final Branching branching = new Branching();
  private final Dwindling dwindling = new Dwindling();
  private final Hindsight hindsight = new Hindsight();
  private final List<Level> levels = new ArrayList<>();
  private int length;
  private long runs;
  private long nextForecasts = FIRST_RUNS;

  TreeEstimator(DepthFirstSearch search) {
    this.search = search;
  }

  @Override
  public void learn(int replayed, Trace trace) {
    if (!search.isDepthFirst()) {
      return;
    }
    if (runs > 0) {
      leave(replayed);
    }
    enter(replayed, trace);
    runs++;
    if (runs >= nextForecasts) {
      nextForecasts = nextForecasts * 8 / 5;
      whole(true);
    }
  }

  /** Whatever is below the state after the shared steps is complete. */
  private void leave(int replayed) {
    long size = 1;
    for (int depth = length - 1; depth >= replayed; depth--) {
      Level level = levels.get(depth);
      if (level.complete > 0) {
        dwindling.learn(level.complete, (double) level.runs / level.complete, size);
      }
      level.add(size);
      if (depth > replayed) {
        Branching.learn(level, level.complete);
        size = level.runs;
        level.forecasts.forEach(forecast -> hindsight.learn(forecast, level.runs));
      }
    }
  }

  /** From the end of the trace up, since a thread is there as long as it has rows. */
  private void enter(int replayed, Trace trace) {
    int from = length == 0 ? 0 : Math.min(length, replayed + 1);
    boolean goesOn = length > 0 && replayed >= length; // where a run had been given up
    length = trace.length();
    while (levels.size() < length) {
      levels.add(new Level());
    }
    boolean[] seen = new boolean[trace.threads()];
    int threads = 0;
    for (int thread = 0; thread < seen.length; thread++) {
      seen[thread] = trace.pending(thread) >= 0;
      threads += seen[thread] ? 1 : 0;
    }
    for (int depth = length - 1; depth >= from; depth--) {
      if (!seen[trace.thread(depth)]) {
        seen[trace.thread(depth)] = true;
        threads++;
      }
      levels
          .get(depth)
          .begin(
              branching.ofBoth(trace.site(depth), trace.location(depth)),
              branching.ofSite(trace.site(depth)),
              branching.ofLocation(trace.location(depth)),
              branching.ofKind(trace.kind(depth)),
              threads);
      if (trace.kind(depth) == Kind.JOIN) {
        seen[trace.thread(depth)] =
            false; // until then it waits, and nobody's step can meet its own
        threads--;
      }
    }
    if (goesOn && from < length) {
      levels.get(from).add(1);
    }
  }

  @Override
  public Optional<Estimate> estimate(Tally tally) {
    if (runs < FIRST_RUNS || !search.isDepthFirst() || tally.executions() == 0) {
      return Optional.empty(); // runs that were given up are no part of any whole
    }
    Whole whole = whole(false);
    long all = tally.runs();
    long earlier = all - runs; // before a search that was resumed
    double executions = (double) tally.executions() / all;
    double size = Math.min(MOST, whole.size * Math.exp(hindsight.bias() * whole.extrapolated));
    double doubt = Math.exp((DOUBT + FEW / Math.sqrt(runs)) * whole.extrapolated);
    return Optional.of(
        new Estimate(
            Math.min(1, all / (earlier + Math.max(whole.sure, size))),
            executions * (earlier + Math.max(whole.sure, size / doubt)),
            executions * (earlier + Math.max(whole.sure, size)),
            executions * (earlier + Math.max(whole.sure, size * doubt))));
  }

  /**
   * The tree, as it seems now.
   *
   * @param sure the runs that there are at least
   * @param extrapolated the logarithm of how many times its size is what was seen of it
   */
  private record Whole(double size, double sure, double extrapolated) {}

  /** From the end of the path up; what is foretold of subtrees can be kept to learn from later. */
  private Whole whole(boolean foretelling) {
    double size = 1;
    double sure = 1;
    double extrapolated = 0;
    long done = 1;
    for (int depth = length - 1; depth >= 0; depth--) {
      Level level = levels.get(depth);
      double visited = level.runs + size;
      int subtrees = level.complete + 1;
      int known = subtrees + search.waiting(depth);
      done += level.runs;
      sure += level.runs + (known - subtrees);
      double kids = kids(level, known, done, visited / subtrees);
      size = Math.min(MOST, dwindling.total(visited, subtrees, kids));
      extrapolated += Math.log(size / visited);
      if (foretelling && done >= FORETOLD) {
        level.forecasts.add(new Hindsight.Forecast(Math.log(size), extrapolated));
      }
    }
    return new Whole(size, sure, extrapolated);
  }

  /** The branches expected, in which those not found yet count the less the more is done. */
  private double kids(Level level, int known, long done, double mean) {
    double left = Math.max(0, 1 - done / (mean * known));
    double expected = Branching.expected(level, known);
    return known + left * (expected - known);
  }
}
