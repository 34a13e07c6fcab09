package dev.jacquard.cli.model;

import dev.jacquard.model.Model;
import dev.jacquard.model.Property;
import dev.jacquard.model.diagram.Diagram;
import dev.jacquard.model.temporal.Automaton;
import dev.jacquard.model.temporal.FormulaParser;
import java.util.Optional;

/** Looks for what is wrong with a model before it is searched. */
final class ModelMistakes {
  private ModelMistakes() {}

  /** What is wrong, in a sentence: a partition or a formula that the model was given. */
  static Optional<String> in(Model model) {
    return partition(model).or(() -> formula(model));
  }

  private static Optional<String> partition(Model model) {
    try {
      if (model instanceof Diagram diagram) {
        diagram.partitions();
      }
      return Optional.empty();
    } catch (IllegalArgumentException wrong) {
      return Optional.of(wrong.getMessage());
    }
  }

  private static Optional<String> formula(Model model) {
    for (Property property : model.properties()) {
      if (property instanceof Property.Temporal temporal) {
        try {
          Automaton.of(FormulaParser.parse(temporal.formula(), model.propositions()).negative());
        } catch (IllegalArgumentException wrong) {
          return Optional.of(
              "the formula of \"" + property.name() + "\" is wrong: " + wrong.getMessage());
        }
      }
    }
    return Optional.empty();
  }
}
