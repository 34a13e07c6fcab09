package dev.jacquard.fuzz.similar;

import java.util.EnumMap;
import java.util.Map;

/** Counts of many comparisons. */
final class Totals {
  private final Map<Way, Long> executions = new EnumMap<>(Way.class);
  private int programs;
  private int compared;
  private int reduced;
  private int racy;
  private int differences;

  void add(Trial trial) {
    programs++;
    differences += trial.difference().isPresent() ? 1 : 0;
    if (!trial.isCompared()) {
      return;
    }
    compared++;
    racy += trial.racy() ? 1 : 0;
    trial.executions().forEach((way, number) -> executions.merge(way, number, Long::sum));
    long fewest = trial.executions().values().stream().min(Long::compare).orElseThrow();
    reduced += fewest < trial.executions().get(Way.WITHOUT) ? 1 : 0;
  }

  int differences() {
    return differences;
  }

  @Override
  public String toString() {
    return compared
        + " of "
        + programs
        + " programs compared, the others are too large; "
        + reduced
        + " have fewer executions with symmetry, "
        + racy
        + " have races; executions "
        + executions;
  }
}
