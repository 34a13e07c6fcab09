package dev.jacquard.explore;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import java.time.Duration;
import java.util.List;

/**
 * The result of exploring a program.
 *
 * @param limits what kept the explorer from looking at everything; the verdict may have more
 *     reasons
 */
public record Exploration(
    Verdict verdict, List<Limit> limits, Tally tally, List<Finding> findings, Duration time) {
  public Exploration {
    limits = List.copyOf(limits);
    findings = List.copyOf(findings);
  }
}
