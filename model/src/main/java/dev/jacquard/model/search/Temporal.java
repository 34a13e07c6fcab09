package dev.jacquard.model.search;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.temporal.Automaton;
import dev.jacquard.model.temporal.Formula;
import dev.jacquard.model.temporal.FormulaParser;
import java.util.ArrayList;
import java.util.List;

/**
 * The temporal properties of a model, read before a search begins, so that a mistake in one is told
 * at once.
 */
final class Temporal {
  private final List<Wanted> all = new ArrayList<>();

  /**
   * A property.
   *
   * @param text the formula as it was written
   * @param violation accepts the runs that the formula forbids
   */
  record Wanted(String name, String text, Formula formula, Automaton violation) {}

  /**
   * Reads the formulas.
   *
   * @throws IllegalArgumentException if one is wrong, or too large
   */
  Temporal(Model model) {
    for (Property property : model.properties()) {
      if (property instanceof Property.Temporal temporal) {
        Formula formula = FormulaParser.parse(temporal.formula(), model.propositions());
        Automaton violation = Automaton.of(formula.negative());
        all.add(new Wanted(temporal.name(), temporal.formula(), formula, violation));
      }
    }
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  List<Wanted> all() {
    return all;
  }
}
