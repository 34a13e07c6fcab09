package dev.jacquard.explore.shrink;

import dev.jacquard.explore.Exploration;
import dev.jacquard.kernel.Budget;
import java.time.Duration;
import java.util.Optional;

/**
 * How much longer a search goes on after its first failure, for an execution that is easier to
 * read: as many executions as it took to find the failure, but not too few and not too many. Time
 * limits it only where executions are very slow, so that the result does not depend on the machine.
 */
public final class Patience {
  private static final long FEWEST = 300;
  private static final long MOST = 3_000;
  private static final Duration LONGEST = Duration.ofSeconds(30);

  private Patience() {}

  /** What may be spent, of a budget that an exploration has used a part of; empty if nothing. */
  public static Optional<Budget> after(Exploration found, Budget whole) {
    long used = found.tally().executions() + found.tally().blocked();
    long executions = Math.min(whole.executions() - used, Math.max(FEWEST, Math.min(MOST, used)));
    Duration left = whole.time().minus(found.time());
    Duration time = left.compareTo(LONGEST) < 0 ? left : LONGEST;
    return executions > 0 && !time.isNegative() && !time.isZero()
        ? Optional.of(new Budget(time, executions))
        : Optional.empty();
  }
}
