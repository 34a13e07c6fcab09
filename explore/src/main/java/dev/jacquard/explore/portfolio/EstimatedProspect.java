package dev.jacquard.explore.portfolio;

import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Budget;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A prospect by estimates: whether as many executions as there seem to be fit into a budget.
 * Decided anew each time the search has grown by a quarter.
 *
 * <p>The clock is asked only for a budget of time, and never for a small search: so the same search
 * is judged in the same way on every machine, unless it is on the border.
 */
public final class EstimatedProspect implements Prospect {
  /** Before so many runs an estimate says little. */
  static final long FIRST = 64;

  /** So many runs show a search to be large if there is no estimate. */
  static final long MANY = 2_048;

  /** Searches with fewer steps are over within seconds. */
  static final double SMALL = 2e6;

  /** Without a limit of time nobody waits for so many executions. */
  static final double LARGE = 1e6;

  private static final int GROWTH = 4;

  private final Budget budget;
  private final LongSupplier nanoTime;
  private final long begin;
  private long next = FIRST;
  private boolean poor;

  /** For a search that begins now. */
  public EstimatedProspect(Budget budget, LongSupplier nanoTime) {
    this.budget = budget;
    this.nanoTime = nanoTime;
    this.begin = nanoTime.getAsLong();
  }

  @Override
  public boolean isPoor(long runs, long steps, long aside, Supplier<Optional<Estimate>> estimate) {
    if (runs >= next) {
      next = runs + runs / GROWTH;
      poor =
          estimate
              .get()
              .map(known -> isTooMuch(known.likely(), runs, steps, aside))
              .orElse(runs >= MANY);
    }
    return poor;
  }

  private boolean isTooMuch(double whole, long runs, long steps, long aside) {
    if (whole > budget.executions()) {
      return true;
    }
    if (whole * steps / runs < SMALL) {
      return false;
    }
    if (budget.time().equals(Budget.UNLIMITED.time())) {
      return whole > LARGE;
    }
    double elapsed = nanoTime.getAsLong() - begin;
    double own = elapsed * steps / (steps + aside);
    return own / runs * (whole - runs) > budget.time().toNanos() - elapsed;
  }
}
