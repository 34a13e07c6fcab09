package dev.jacquard.explore;

import dev.jacquard.kernel.Tally;
import dev.jacquard.kernel.Verdict;
import java.time.Duration;
import java.util.List;

/** The result of exploring a program. */
public record Exploration(Verdict verdict, Tally tally, List<Finding> findings, Duration time) {
  public Exploration {
    findings = List.copyOf(findings);
  }
}
