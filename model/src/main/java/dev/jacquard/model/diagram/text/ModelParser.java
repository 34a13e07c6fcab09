package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Lexer;
import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.SourceText;
import dev.jacquard.kernel.source.Spelling;
import dev.jacquard.kernel.source.SyntaxException;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.model.diagram.description.Description;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.ProcessVariable;
import dev.jacquard.model.diagram.description.Proposition;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads a local-state diagram from a text.
 *
 * <p>A text is read from its beginning to its end, once; what it names must have been declared
 * before. The body of a {@code for} is read once for each value of its index.
 */
public final class ModelParser {
  private static final int MOST_ROUNDS = 10_000;

  private final TokenStream tokens;
  private final Scope scope;
  private final ExpressionParser expressions;
  private final EdgeParser edges;
  private final PropertyParser properties;
  private final Map<String, Integer> definitions;
  private final Set<String> constants = new TreeSet<>();
  private final Set<String> said = new HashSet<>();
  private String name;
  private long rounds;
  private DescriptionBuilder builder;

  private ModelParser(SourceText source, Map<String, Integer> definitions) {
    this.tokens = new TokenStream(source, Lexer.lex(Words.LANGUAGE, source).tokens());
    this.scope = new Scope(tokens);
    this.expressions = new ExpressionParser(tokens, scope);
    this.edges = new EdgeParser(tokens, scope, expressions);
    this.properties = new PropertyParser(tokens, scope, expressions, edges);
    this.definitions = definitions;
  }

  /**
   * Reads a text.
   *
   * @param sourceName what messages call the text
   * @param definitions values for constants instead of those that the text gives them
   * @throws SyntaxException if the text is not a model
   * @throws IllegalArgumentException if the text has no constant of a defined name
   */
  public static Description parse(
      String sourceName, String text, Map<String, Integer> definitions) {
    return new ModelParser(new SourceText(sourceName, text), definitions).description();
  }

  private Description description() {
    tokens.expect("model");
    name = properties.name("the name of the model");
    while (!tokens.at(Token.Kind.END)) {
      declaration();
    }
    requireDefined();
    if (!said.contains("states")) {
      throw tokens.expected(builder == null ? "'processes'" : "'states'");
    }
    Description description = builder.build();
    properties.requireFormulas(description.propositions().stream().map(Proposition::name).toList());
    return description;
  }

  private void requireDefined() {
    for (String defined : definitions.keySet()) {
      if (!constants.contains(defined)) {
        throw new IllegalArgumentException(
            "model %s has no constant '%s'%s"
                .formatted(
                    name,
                    defined,
                    constants.isEmpty() ? "" : "; it has " + String.join(", ", constants)));
      }
    }
  }

  private void declaration() {
    Token word = tokens.peek();
    if (!tokens.at(Token.Kind.WORD) || !Words.DECLARATIONS.contains(word.text())) {
      throw tokens.error(
          word.position(),
          "expected a declaration but found "
              + word.description()
              + Spelling.suggestion(word.text(), Words.DECLARATIONS));
    }
    tokens.take();
    try {
      declared(word);
    } catch (IllegalArgumentException nonsense) {
      throw tokens.error(word.position(), nonsense.getMessage());
    }
  }

  private void declared(Token word) {
    switch (word.text()) {
      case "model" -> throw tokens.error(word.position(), "the model has a name already");
      case "constant" -> constant();
      case "processes" -> processes(word);
      case "states" -> states(word);
      case "for" -> rounds(word);
      default -> {
        requireStates(word);
        described(word.text());
      }
    }
  }

  private void described(String word) {
    switch (word) {
      case "start" -> start();
      case "final" -> builder.ends(expressions.processes().states());
      case "int" -> integer();
      case "process" -> pointer();
      case "edge" -> edges.edge(builder);
      default -> properties.property(word, builder);
    }
  }

  private void requireStates(Token word) {
    if (!said.contains("states")) {
      throw tokens.error(
          word.position(),
          "before '%s' the text must say '%s'"
              .formatted(word.text(), builder == null ? "processes" : "states"));
    }
  }

  private void requireOnce(Token word) {
    if (!said.add(word.text())) {
      throw tokens.error(word.position(), "'" + word.text() + "' is said twice");
    }
  }

  private void constant() {
    Token constant = scope.expectFresh("the name of a constant");
    tokens.expect("=");
    int given = expressions.constant("the value of a constant");
    constants.add(constant.text());
    scope.declare(
        constant, new Scope.Meaning.Constant(definitions.getOrDefault(constant.text(), given)));
  }

  private void processes(Token word) {
    requireOnce(word);
    int number = expressions.constant("the number of processes", 1, Description.MOST_PROCESSES);
    builder = Description.of(name, number);
    scope.setProcesses(number);
  }

  private void states(Token word) {
    if (builder == null) {
      throw tokens.error(word.position(), "before 'states' the text must say 'processes'");
    }
    requireOnce(word);
    do {
      Token state = scope.expectFresh("the name of a local state");
      if (scope.states() == LocalState.MOST) {
        throw tokens.error(
            state.position(), "there are more than " + LocalState.MOST + " local states");
      }
      scope.declare(state, new Scope.Meaning.State(builder.state(state.text())));
    } while (tokens.at(Token.Kind.NAME));
  }

  private void start() {
    Position position = tokens.position();
    int processes = scope.processes(position);
    int first = expressions.constant("a process", 1, processes);
    int last =
        tokens.accept("..") ? expressions.constant("the last process", first, processes) : first;
    tokens.expect("in");
    builder.start(first - 1, last, scope.expectState());
  }

  private void integer() {
    Token variable = scope.expectFresh("the name of a variable");
    tokens.expect("in");
    int least = expressions.constant("the smallest value");
    tokens.expect("..");
    int greatest = expressions.constant("the greatest value", least, Integer.MAX_VALUE);
    tokens.expect("=");
    int first = expressions.constant("the first value", least, greatest);
    scope.declare(
        variable,
        new Scope.Meaning.Integer(builder.integer(variable.text(), least, greatest, first)));
  }

  private void pointer() {
    Token variable = scope.expectFresh("the name of a variable");
    if (scope.pointers() == ProcessVariable.MOST) {
      throw tokens.error(
          variable.position(),
          "there are more than " + ProcessVariable.MOST + " process variables");
    }
    tokens.expect("=");
    int first =
        tokens.accept("none")
            ? ProcessVariable.NONE
            : expressions.constant("a process", 1, scope.processes(tokens.position())) - 1;
    scope.declare(variable, new Scope.Meaning.Pointer(builder.pointer(variable.text(), first)));
  }

  /** Reads {@code for c in 1..3 { declarations }}. */
  private void rounds(Token word) {
    Token index = scope.expectFresh("a name for the index");
    tokens.expect("in");
    int first = expressions.constant("the first value");
    tokens.expect("..");
    int last = expressions.constant("the last value");
    rounds += Math.max(0L, (long) last - first + 1);
    if (rounds > MOST_ROUNDS) {
      throw tokens.error(
          word.position(), "with this, 'for' goes round more than " + MOST_ROUNDS + " times");
    }
    int body = tokens.place();
    Blocks.skip(tokens);
    for (long value = first; value <= last; value++) {
      tokens.goTo(body);
      scope.declare(index, new Scope.Meaning.Constant((int) value));
      // What is wrong in the first round is wrong in all.
      tokens.enterRound(value == first ? "" : " (where " + index.text() + " = " + value + ")");
      round();
      tokens.leaveRound();
    }
    scope.forget(index);
  }

  private void round() {
    tokens.enter();
    tokens.expect("{");
    while (!tokens.accept("}")) {
      if (!tokens.at("edge") && !tokens.at("for")) {
        throw tokens.expected("'edge', 'for' or '}'");
      }
      declaration();
    }
    tokens.leave();
  }
}
