package dev.jacquard.model.diagram.text;

import java.util.List;
import java.util.Set;

/** The words that cannot be names. */
final class Words {
  /** The words that begin a declaration, in the order in which people write them. */
  static final List<String> DECLARATIONS =
      List.of(
          "model",
          "constant",
          "processes",
          "states",
          "start",
          "final",
          "int",
          "process",
          "edge",
          "for",
          "proposition",
          "never",
          "always",
          "sometimes",
          "property");

  /** The words that stand for a value. */
  static final List<String> VALUES = List.of("self", "processes", "none", "true", "false");

  private static final Set<String> OTHERS =
      Set.of(
          "by",
          "when",
          "then",
          "partition",
          "and",
          "or",
          "not",
          "implies",
          "true",
          "false",
          "if",
          "else",
          "self",
          "none",
          "some",
          "all",
          "of",
          "others",
          "in",
          "count",
          "exists",
          "forall");

  private Words() {}

  static boolean contains(String word) {
    return DECLARATIONS.contains(word) || OTHERS.contains(word);
  }
}
