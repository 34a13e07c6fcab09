package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.CompareAndSet;
import dev.jacquard.litmus.syntax.Expression.GetAndAdd;
import dev.jacquard.litmus.syntax.Expression.GetAndSet;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.Unary;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.Break;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.Repeat;
import dev.jacquard.litmus.syntax.Statement.While;
import dev.jacquard.litmus.syntax.UnaryOperator;
import java.util.List;

/** Atomic read-modify-writes of shared variables. */
final class AtomicFragments {
  private AtomicFragments() {}

  static List<Statement> getAndAdd(Body body, int room) {
    return List.of(
        mostlyObserved(body, new GetAndAdd(body.values().cell(), body.values().value())));
  }

  static List<Statement> getAndSet(Body body, int room) {
    return List.of(
        mostlyObserved(body, new GetAndSet(body.values().cell(), body.values().value())));
  }

  static List<Statement> compareAndSet(Body body, int room) {
    return List.of(mostlyObserved(body, call(body)));
  }

  private static Statement mostlyObserved(Body body, Expression call) {
    return body.draw().oneIn(3) ? new Statement.Evaluate(call) : body.values().observe(call);
  }

  static List<Statement> ifCompareAndSet(Body body, int room) {
    Expression call = call(body);
    Block then = body.block(room - 1);
    return List.of(new If(call, then, body.optionalBlock(room - 1)));
  }

  /** Tries twice. */
  static List<Statement> retry(Body body, int room) {
    Block leave = new Block(List.of(new Break()));
    Statement attempt = new If(call(body), leave, Body.EMPTY);
    return List.of(new Repeat(new Literal(2), new Block(List.of(attempt))));
  }

  /** Tries until it succeeds. */
  static List<Statement> retryForever(Body body, int room) {
    return List.of(new While(new Unary(UnaryOperator.NOT, call(body)), Body.EMPTY));
  }

  private static Expression call(Body body) {
    Expression expected = body.draw().oneIn(3) ? body.values().value() : new Literal(0);
    return new CompareAndSet(body.values().cell(), expected, body.values().value());
  }
}
