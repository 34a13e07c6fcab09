package dev.jacquard.model.search;

import dev.jacquard.kernel.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What a search has seen.
 *
 * @param states how many states were reached, after all reductions
 * @param transitions how many steps were taken from them
 * @param depth how many steps the farthest state is away from an initial one, by the paths taken
 * @param limits what kept the search from looking at everything, in sentences
 * @param bytes the most memory that the states took
 * @param notes what is no failure and no limit, but worth knowing, in sentences
 * @param plain how many states a search without reductions would have reached, where all states
 *     were reached and their classes can be counted
 */
public record SearchResult(
    long states,
    long transitions,
    int depth,
    List<Finding> findings,
    List<String> limits,
    Duration time,
    long bytes,
    List<String> notes,
    OptionalDouble plain) {
  public SearchResult {
    findings = List.copyOf(findings);
    limits = List.copyOf(limits);
    notes = List.copyOf(notes);
  }

  /** A result without notes, of a search that can't tell how many plain states there are. */
  public SearchResult(
      long states,
      long transitions,
      int depth,
      List<Finding> findings,
      List<String> limits,
      Duration time,
      long bytes) {
    this(
        states,
        transitions,
        depth,
        findings,
        limits,
        time,
        bytes,
        List.of(),
        OptionalDouble.empty());
  }

  public Verdict verdict() {
    return Verdict.of(!findings.isEmpty(), limits);
  }
}
