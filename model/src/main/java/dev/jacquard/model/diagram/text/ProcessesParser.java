package dev.jacquard.model.diagram.text;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.model.diagram.description.LocalSet;

/** Reads sets of local states and ranges of processes. */
record ProcessesParser(TokenStream tokens, Scope scope, ExpressionParser expressions) {
  /** Whether local states come next, and not a number. */
  boolean atStates() {
    return tokens.at("{") || tokens.at(Token.Kind.NAME) && !scope.isNumber(tokens.peek());
  }

  /** Reads one local state, or several in braces. */
  LocalSet states() {
    if (!tokens.accept("{")) {
      return scope.expectState();
    }
    LocalSet set = scope.expectState();
    while (tokens.accept(",")) {
      set = set.or(scope.expectState());
    }
    tokens.expect("}");
    return set;
  }

  /** Reads {@code others} or a range of processes. */
  Processes some() {
    Position position = tokens.position();
    if (tokens.accept("others")) {
      requireActor(position, "others");
      return Processes.Others.OTHERS;
    }
    Operand first = expressions.sum();
    tokens.expect("..");
    Operand last = expressions.sum();
    checkRange(first, last);
    return new Processes.Range(expressions.sorts().number(first), expressions.sorts().number(last));
  }

  /** Refuses processes that don't exist, if that is known now; an empty range is none. */
  private void checkRange(Operand first, Operand last) {
    if (first instanceof Operand.Constant from && last instanceof Operand.Constant to) {
      if (from.value() <= to.value()) {
        requireProcess(from);
        requireProcess(to);
      }
    }
  }

  void requireProcess(Operand.Constant process) {
    int processes = scope.processes(process.position());
    if (process.value() < 1 || process.value() > processes) {
      throw tokens.error(
          process.position(),
          "there is no process %d; they are 1..%d".formatted(process.value(), processes));
    }
  }

  /** Refuses a word that speaks of an acting process where there is none. */
  void requireActor(Position position, String word) {
    if (!scope.insideEdge()) {
      throw tokens.error(position, "'" + word + "' has a meaning only inside an edge");
    }
  }
}
