package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Language;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

  /** The language of models. */
  static final Language LANGUAGE =
      new Language(
          Stream.concat(DECLARATIONS.stream(), OTHERS.stream())
              .collect(Collectors.toUnmodifiableSet()),
          List.of(
              ":=", "->", "..", "!=", "<=", ">=", "=", "<", ">", "+", "-", "*", "/", "%", "(", ")",
              "{", "}", "|", ",", ":"),
          false,
          true,
          Map.of(
              "||", "write 'or'",
              "!", "write 'not' or '!='",
              "&", "write 'and'",
              ";", "a declaration ends where the next one begins"));

  private Words() {}
}
