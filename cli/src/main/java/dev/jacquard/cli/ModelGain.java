package dev.jacquard.cli;

import dev.jacquard.model.search.Finding;
import dev.jacquard.model.search.SearchResult;
import dev.jacquard.report.Prose;
import java.util.Locale;
import java.util.Optional;

/** How many states a search without reductions would have had to visit. */
record ModelGain(ModelOutcome outcome) {

  /** A sentence for people, if there was a reduction. */
  Optional<String> sentence() {
    if (!outcome.settings().reduces()) {
      return Optional.empty();
    }
    return outcome.plain().map(this::compared);
  }

  private String compared(SearchResult plain) {
    String counts =
        Prose.count(plain.states(), "state")
            + ", "
            + Prose.count(plain.transitions(), "transition")
            + ", "
            + ModelSummary.seconds(plain.time());
    if (!isWhole(plain)) {
      return "without reduction, until it stopped: " + counts;
    }
    return "without reduction: "
        + counts
        + (isWhole(outcome.result()) ? ": " + factor(plain.states()) : "");
  }

  /** Whether a search has seen everything, so that its counts say something of the whole. */
  boolean isWhole(SearchResult result) {
    return result.limits().isEmpty()
        && (outcome.settings().onwards()
            || result.findings().stream().allMatch(finding -> comesLast(finding.type())));
  }

  /** Some failures are known only when everything has been seen. */
  private static boolean comesLast(Finding.Type type) {
    return type == Finding.Type.SOMETIMES || type == Finding.Type.TEMPORAL;
  }

  private String factor(double states) {
    return String.format(
        Locale.ROOT, "%,.1f times as many states", states / outcome.result().states());
  }
}
