package dev.jacquard.benchmarks.guard;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A value that was beyond its limit in every attempt.
 *
 * @param values of each attempt
 */
record Excess(String name, List<Double> values, double limit, String reason) {
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s: %s in a row, and at most %.3f are allowed (%s)",
        name,
        values.stream()
            .map(value -> String.format(Locale.ROOT, "%.3f", value))
            .collect(Collectors.joining(", ")),
        limit,
        reason);
  }
}
