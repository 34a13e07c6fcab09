package dev.jacquard.fuzz.jvm;

import java.util.Map;
import java.util.TreeMap;

/** How comparisons of what is learned came out. */
final class LearnedTally {
  private final Map<String, Integer> counts = new TreeMap<>();
  private long runs;

  void count(String outcome) {
    counts.merge(outcome, 1, Integer::sum);
  }

  void countRuns(long more) {
    runs += more;
  }

  @Override
  public String toString() {
    return counts + ", " + runs + " runs";
  }
}
