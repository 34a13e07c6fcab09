package dev.jacquard.kernel;

import java.io.Serializable;
import java.time.Duration;

/** How much an exploration may cost; whatever is left when it is spent stays unexplored. */
public record Budget(Duration time, long executions) implements Serializable {
  /** No limit worth mentioning. */
  public static final Budget UNLIMITED = new Budget(Duration.ofDays(10_000), Long.MAX_VALUE);

  public Budget {
    if (time.isNegative() || time.isZero()) {
      throw new IllegalArgumentException("a time budget must be positive");
    }
    if (executions <= 0) {
      throw new IllegalArgumentException("a budget of executions must be positive");
    }
  }

  public static Budget of(Duration time) {
    return new Budget(time, Long.MAX_VALUE);
  }

  public static Budget ofExecutions(long executions) {
    return new Budget(UNLIMITED.time, executions);
  }
}
