package dev.jacquard.cli;

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
    String atLeast = isWhole(plain) ? "" : "at least ";
    return "without reduction: "
        + atLeast
        + Prose.count(plain.states(), "state")
        + ", "
        + Prose.count(plain.transitions(), "transition")
        + ", "
        + ModelSummary.seconds(plain.time())
        + (isWhole(plain) && isWhole(outcome.result()) ? ": " + factor(plain.states()) : "");
  }

  /** A search that stopped has not seen everything, and its counts say nothing of the whole. */
  static boolean isWhole(SearchResult result) {
    return result.limits().isEmpty();
  }

  private String factor(double states) {
    return String.format(
        Locale.ROOT, "%,.1f times as many states", states / outcome.result().states());
  }
}
