package dev.jacquard.benchmarks.tables.program;

import dev.jacquard.kernel.Budget;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How much may be spent on each cell.
 *
 * @param time on one cell
 * @param most a cell that is known to have more executions is left out
 * @param exhaustive after so many executions an exhaustive search ends
 * @param other after so many executions another search ends
 */
public record Effort(Duration time, long most, long exhaustive, long other) {
  /** All that somebody with some patience can get. */
  public static Effort full(Duration time) {
    return new Effort(time, 5_000_000, 100_000, Long.MAX_VALUE);
  }

  /** Only what takes some seconds. Counted in executions, so that it is the same everywhere. */
  public static Effort quick(Duration time) {
    return new Effort(time, 10_000, 1_000, 10_000);
  }

  /** Why a cell is not worth a try, if it is not. */
  Optional<String> leavesOut(OptionalLong expected) {
    return expected.isPresent() && expected.getAsLong() > most
        ? Optional.of(String.format(Locale.ROOT, "more than %,d executions", most))
        : Optional.empty();
  }

  Budget budget(Search search) {
    return new Budget(time, search == Search.EXHAUSTIVE ? exhaustive : other);
  }

  /** For example {@code 60 s}. */
  String sentence() {
    long millis = time.toMillis();
    return millis % 1_000 == 0 ? millis / 1_000 + " s" : millis + " ms";
  }
}
