package dev.jacquard.cluster.office;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.trace.Failure;
import java.util.EnumMap;
import java.util.Map;

/**
 * What was counted in slices that were committed; a {@link Tally} as a value.
 *
 * @param steps those executed for the first time
 * @param failing the executions with a failure of a type, for each type that occurred
 */
public record Counts(
    long executions, long blocked, long cut, long steps, Map<Failure.Type, Long> failing) {
  public static final Counts NONE = new Counts(0, 0, 0, 0, Map.of());

  public Counts {
    failing = Map.copyOf(failing);
  }

  public static Counts of(Tally tally) {
    Map<Failure.Type, Long> failing = new EnumMap<>(Failure.Type.class);
    for (Failure.Type type : Failure.Type.values()) {
      if (tally.failing(type) > 0) {
        failing.put(type, tally.failing(type));
      }
    }
    return new Counts(tally.executions(), tally.blocked(), tally.cut(), tally.steps(), failing);
  }

  public Tally tally() {
    return Tally.of(executions, blocked, cut, steps, failing);
  }

  /** All runs, also those that were given up. */
  public long runs() {
    return executions + blocked;
  }

  public Counts plus(Counts other) {
    Tally sum = tally();
    sum.add(other.tally());
    return of(sum);
  }
}
