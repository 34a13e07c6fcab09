package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.model.diagram.description.DescriptionBuilder;
import dev.jacquard.model.diagram.description.EdgeBuilder;
import dev.jacquard.model.diagram.description.LocalState;
import dev.jacquard.model.diagram.description.Partition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Reads an edge: where it leads, and the clauses that follow, each at most once. */
final class EdgeParser {
  private final TokenStream tokens;
  private final Scope scope;
  private final ExpressionParser expressions;
  private final EffectParser effects;

  EdgeParser(TokenStream tokens, Scope scope, ExpressionParser expressions) {
    this.tokens = tokens;
    this.scope = scope;
    this.expressions = expressions;
    this.effects = new EffectParser(tokens, scope, expressions);
  }

  /** Reads what follows the word {@code edge}. */
  void edge(DescriptionBuilder builder) {
    LocalState from = scope.expectState();
    tokens.expect("->");
    EdgeBuilder edge = builder.edge(from, scope.expectState());
    if (tokens.at(Token.Kind.STRING)) {
      edge.named(tokens.take().text());
    }
    scope.setInsideEdge(true);
    Set<String> clauses = new HashSet<>();
    while (clause(edge, clauses)) {}
    scope.setInsideEdge(false);
  }

  private boolean clause(EdgeBuilder edge, Set<String> clauses) {
    Token word = tokens.peek();
    if (tokens.accept("by")) {
      by(edge);
    } else if (tokens.accept("when")) {
      Truth guard = expressions.condition();
      int indices = scope.deepest();
      edge.when((state, self) -> guard.holds(Situation.of(state, self, indices)));
    } else if (tokens.accept("then")) {
      edge.then(effects.effect());
    } else if (tokens.accept("partition")) {
      edge.partition(partition());
    } else {
      return false;
    }
    if (!clauses.add(word.text())) {
      throw tokens.error(word.position(), "this edge has a '%s' already".formatted(word.text()));
    }
    return true;
  }

  private void by(EdgeBuilder edge) {
    int processes = scope.processes(tokens.position());
    int first = expressions.constant("a process", 1, processes);
    int last = first;
    if (tokens.accept("..")) {
      last = expressions.constant("the last process", first, processes);
    }
    edge.only(first - 1, last);
  }

  /** Reads {@code |1,2|3..5|}. */
  Partition partition() {
    Position position = tokens.expect("|").position();
    int[] cells = new int[scope.processes(position)];
    int cell = 0;
    do {
      cell++;
      do {
        addRange(cells, cell);
      } while (tokens.accept(","));
      tokens.expect("|");
    } while (!atEnd());
    requireComplete(cells, position);
    return Partition.labelled(cells);
  }

  /** After a bar comes another cell if there is something that an expression can begin with. */
  private boolean atEnd() {
    Token next = tokens.peek();
    boolean begins =
        next.is(Token.Kind.NUMBER)
            || next.is(Token.Kind.NAME)
            || tokens.at("(")
            || tokens.at("-")
            || tokens.at("if")
            || tokens.at("processes");
    return !begins;
  }

  private void addRange(int[] cells, int cell) {
    Position position = tokens.position();
    int first = expressions.constant("a process", 1, cells.length);
    int last = tokens.accept("..") ? expressions.constant("a process", 1, cells.length) : first;
    for (int process = first; process <= last; process++) {
      if (cells[process - 1] != 0) {
        throw tokens.error(position, "process " + process + " is in two cells");
      }
      cells[process - 1] = cell;
    }
  }

  private void requireComplete(int[] cells, Position position) {
    List<String> missing = new ArrayList<>();
    for (int process = 0; process < cells.length; process++) {
      if (cells[process] == 0) {
        missing.add(Integer.toString(process + 1));
      }
    }
    if (!missing.isEmpty()) {
      throw tokens.error(position, "no cell has process " + missing.get(0));
    }
  }
}
