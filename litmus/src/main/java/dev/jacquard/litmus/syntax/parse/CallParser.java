package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.Spelling;
import dev.jacquard.kernel.source.Token;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Attempt;
import dev.jacquard.litmus.syntax.Expression.Choose;
import dev.jacquard.litmus.syntax.Expression.CompareAndSet;
import dev.jacquard.litmus.syntax.Expression.GetAndAdd;
import dev.jacquard.litmus.syntax.Expression.GetAndSet;
import dev.jacquard.litmus.syntax.Expression.Interrupted;
import dev.jacquard.litmus.syntax.Expression.TryAcquire;
import dev.jacquard.litmus.syntax.Expression.TryLock;
import dev.jacquard.litmus.syntax.Limits;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Statement;

/** Reads calls that have a result. */
record CallParser(TokenStream tokens, ExpressionParser expressions, ReferenceParser references) {
  /** Reads a call; the next token is one of {@link ReservedWords#CALLS}. */
  Expression call() {
    Token name = tokens.take();
    tokens.expect("(");
    Expression call = call(name.text(), name.position());
    tokens.expect(")");
    return call;
  }

  private Expression call(String name, Position position) {
    return switch (name) {
      case "getAndAdd" -> new GetAndAdd(variable(), operand(), position);
      case "getAndSet" -> new GetAndSet(variable(), operand(), position);
      case "cas" -> new CompareAndSet(variable(), operand(), operand(), position);
      case "tryLock" -> new TryLock(references.reference(Sort.LOCK), position);
      case "tryAcquire" ->
          new TryAcquire(
              references.reference(Sort.SEMAPHORE), expressions.optionalPermits(), position);
      case "choose" -> new Choose(expressions.constant(Limits.CHOOSE_BOUND), position);
      case "timed" -> attempt(Attempt.Mode.TIMED, position);
      case "interruptibly" -> attempt(Attempt.Mode.INTERRUPTIBLE, position);
      case "interrupted" -> new Interrupted(position);
      default -> throw new IllegalStateException("not a call: " + name);
    };
  }

  private Expression attempt(Attempt.Mode mode, Position position) {
    Token word = tokens.peek();
    if (ReservedWords.OPERATIONS.contains(word.text())) {
      Statement operation = new OperationParser(tokens, expressions).operation();
      if (mode.allows(operation)) {
        return new Attempt(mode, operation, position);
      }
    }
    throw tokens.error(
        word.position(),
        "expected park, wait or join"
            + (mode == Attempt.Mode.TIMED ? "" : ", lock, acquire or await of a volatile variable")
            + ", but found '"
            + word.text()
            + "'");
  }

  private Reference<SharedVariable> variable() {
    return references.reference(Sort.VARIABLE);
  }

  private Expression operand() {
    tokens.expect(",");
    return expressions.expression();
  }

  /** Refuses a name that is used like a call. */
  void refuseUnknownCall(Token name) {
    if (tokens.at("(")) {
      throw tokens.error(
          name.position(),
          "there is no operation '"
              + name.text()
              + "' with a result"
              + Spelling.suggestion(name.text(), ReservedWords.CALLS));
    }
  }
}
