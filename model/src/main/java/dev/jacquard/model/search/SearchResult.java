package dev.jacquard.model.search;

import dev.jacquard.kernel.Verdict;
import java.time.Duration;
import java.util.List;

/**
 * What a search has seen.
 *
 * @param states how many states were reached, after all reductions
 * @param transitions how many steps were taken from them
 * @param depth how many steps the farthest state is away from an initial one, by the paths taken
 * @param limits what kept the search from looking at everything, in sentences
 * @param bytes the most memory that the states took
 * @param notes what is no failure and no limit, but worth knowing, in sentences
 */
public record SearchResult(
    long states,
    long transitions,
    int depth,
    List<Finding> findings,
    List<String> limits,
    Duration time,
    long bytes,
    List<String> notes) {
  public SearchResult {
    findings = List.copyOf(findings);
    limits = List.copyOf(limits);
    notes = List.copyOf(notes);
  }

  /** A result without notes. */
  public SearchResult(
      long states,
      long transitions,
      int depth,
      List<Finding> findings,
      List<String> limits,
      Duration time,
      long bytes) {
    this(states, transitions, depth, findings, limits, time, bytes, List.of());
  }

  public Verdict verdict() {
    return Verdict.of(!findings.isEmpty(), limits);
  }
}
