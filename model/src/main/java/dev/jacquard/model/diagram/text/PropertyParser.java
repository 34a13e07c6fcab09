package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.Partition;
import dev.jacquard.model.diagram.description.Proposition;
import dev.jacquard.model.temporal.FormulaException;
import dev.jacquard.model.temporal.FormulaParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads propositions and what is expected of them. */
final class PropertyParser {
  private final TokenStream tokens;
  private final Scope scope;
  private final ExpressionParser expressions;
  private final EdgeParser edges;
  private final Map<String, Integer> lines = new HashMap<>();
  private final List<Token> formulas = new ArrayList<>();

  PropertyParser(TokenStream tokens, Scope scope, ExpressionParser expressions, EdgeParser edges) {
    this.tokens = tokens;
    this.scope = scope;
    this.expressions = expressions;
    this.edges = edges;
  }

  /** Reads a name, which may have hyphens, or any text in quotes. */
  String name(String what) {
    if (tokens.at(Token.Kind.STRING)) {
      return tokens.take().text();
    }
    Token token = tokens.expectName(what);
    StringBuilder name = new StringBuilder(token.text());
    while (tokens.at("-") && tokens.position().equals(token.end())) {
      token = tokens.take();
      name.append(token.text());
      token = tokens.expectName(what);
      name.append(token.text());
    }
    return name.toString();
  }

  /** Reads what follows one of the words that begin a property. */
  void property(String word, DescriptionBuilder builder) {
    Position position = tokens.position();
    String name = name("the name of a property");
    if (word.equals("property")) {
      Token formula = tokens.expect(Token.Kind.STRING, "a formula in quotes");
      formulas.add(formula);
      builder.temporal(name, formula.text());
      return;
    }
    requireFresh(name, position);
    tokens.expect("when");
    Truth truth = expressions.condition();
    Optional<Partition> partition =
        tokens.accept("partition") ? Optional.of(edges.partition()) : Optional.empty();
    int indices = scope.deepest();
    Proposition proposition =
        new Proposition(name, state -> truth.holds(Situation.of(state, -1, indices)), partition);
    switch (word) {
      case "proposition" -> builder.proposition(proposition);
      case "always" -> builder.always(proposition);
      case "sometimes" -> builder.sometimes(proposition);
      default -> builder.never(proposition);
    }
  }

  /** Refuses formulas that can't be read, now that all propositions are known. */
  void requireFormulas(List<String> propositions) {
    for (Token formula : formulas) {
      try {
        FormulaParser.parse(formula.text(), propositions);
      } catch (FormulaException wrong) {
        Position quote = formula.position();
        throw tokens.error(
            new Position(quote.line(), quote.column() + 1 + wrong.position()), wrong.getMessage());
      }
    }
  }

  private void requireFresh(String name, Position position) {
    Integer line = lines.putIfAbsent(name, position.line());
    if (line != null) {
      throw tokens.error(
          position, "\"%s\" is the name of a property at line %d already".formatted(name, line));
    }
    if (lines.size() > Long.SIZE) {
      throw tokens.error(position, "there are more than " + Long.SIZE + " propositions");
    }
  }
}
