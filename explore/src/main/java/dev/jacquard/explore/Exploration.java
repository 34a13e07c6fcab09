package dev.jacquard.explore;

import dev.jacquard.explore.estimate.Estimate;
import dev.jacquard.kernel.Prose;
import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The result of exploring a program.
 *
 * @param limits what kept the explorer from looking at everything; the verdict may have more
 *     reasons
 * @param estimate how much there would have been, if the explorer did not come to the end
 */
public record Exploration(
    Verdict verdict,
    List<Limit> limits,
    Tally tally,
    List<Finding> findings,
    Duration time,
    Optional<Estimate> estimate) {
  public Exploration {
    limits = List.copyOf(limits);
    findings = List.copyOf(findings);
  }

  /** An exploration of which nobody knows how much is left. */
  public Exploration(
      Verdict verdict, List<Limit> limits, Tally tally, List<Finding> findings, Duration time) {
    this(verdict, limits, tally, findings, time, Optional.empty());
  }

  /** The same, judged otherwise. */
  public Exploration with(Verdict judgement) {
    return new Exploration(judgement, limits, tally, findings, time, estimate);
  }

  /**
   * What to add to the reason for which an exploration ended early: {@code ; about 4.1 % of about
   * 12,000 (4,000 to 40,000) executions explored}, or nothing if one can't tell.
   */
  public String partExplored() {
    if (tally.executions() == 0 && tally.blocked() > 0) {
      return "; no execution has come to its end, "
          + Prose.number(tally.blocked())
          + " were given up";
    }
    return estimate.map(known -> "; " + known.sentence()).orElse("");
  }

  /** The same with other executions for its failures. */
  public Exploration with(List<Finding> others) {
    return new Exploration(verdict, limits, tally, others, time, estimate);
  }
}
