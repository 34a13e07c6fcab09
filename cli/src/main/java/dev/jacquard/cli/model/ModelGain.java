package dev.jacquard.cli.model;

import dev.jacquard.kernel.Prose;
import dev.jacquard.model.Model;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.search.PlainSize;
import dev.jacquard.model.search.SearchResult;
import java.util.Locale;
import java.util.Optional;

/** How many states a search without reductions would have had to visit. */
record ModelGain(ModelOutcome outcome) {
  /** So many states are looked at to find out how many there are; they take a moment. */
  private static final int EFFORT = 10_000;

  private static final int EFFORT_FOR_DIAGRAM = 100_000;

  private static final double MANY = 10_000;
  private static final double EXACT = 1e15;

  /** What can be known without the whole search, if a reduced one came to its end. */
  static Optional<PlainSize> size(Model model, ModelSettings settings, SearchResult result) {
    if (!settings.reduces() || !settings.isWhole(result)) {
      return Optional.empty();
    }
    int effort = model instanceof Diagram ? EFFORT_FOR_DIAGRAM : EFFORT;
    return Optional.of(PlainSize.of(model, result, effort));
  }

  /** A sentence for people, if there was a reduction. */
  Optional<String> sentence() {
    return outcome.plain().map(this::compared).or(() -> outcome.plainSize().map(this::known));
  }

  private String compared(SearchResult plain) {
    ModelSettings settings = outcome.settings();
    String counts =
        Prose.count(plain.states(), "state")
            + ", "
            + Prose.count(plain.transitions(), "transition")
            + ", "
            + ModelSummary.seconds(plain.time());
    if (!settings.isWhole(plain)) {
      return "without reduction, until it stopped: " + counts;
    }
    return "without reduction: "
        + counts
        + (settings.isWhole(outcome.result()) ? ": " + factor(plain.states()) : "");
  }

  private String known(PlainSize size) {
    String states = number(size.states()) + " states";
    return "without reduction: "
        + switch (size.certainty()) {
          case EXACT ->
              (size.states() < EXACT ? "" : "about ") + states + ": " + factor(size.states());
          case AT_LEAST -> "at least " + states + ": " + factor(size.states()) + " or more";
        };
  }

  private String factor(double states) {
    double factor = states / outcome.result().states();
    return (factor < MANY ? String.format(Locale.ROOT, "%,.1f", factor) : number(factor))
        + " times as many";
  }

  /** Beyond what a double holds exactly, three digits are enough. */
  private static String number(double number) {
    return number < EXACT
        ? Prose.number(Math.round(number))
        : String.format(Locale.ROOT, "%.2e", number);
  }
}
