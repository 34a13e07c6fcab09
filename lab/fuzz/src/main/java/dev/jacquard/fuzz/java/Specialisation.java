package dev.jacquard.fuzz.java;

import dev.jacquard.generate.syntax.Rewriter;
import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import java.util.List;
import java.util.Optional;

/**
 * The code of a thread for one of its copies: constant expressions are literals, and what a
 * constant condition keeps out is gone, just as the litmus compiler has it.
 */
final class Specialisation extends Rewriter {
  private final int tid;

  private Specialisation(int tid) {
    this.tid = tid;
  }

  static Block of(Block body, int tid) {
    return new Specialisation(tid).rewrite(body);
  }

  @Override
  protected Expression rewrite(Expression expression) {
    return known(expression)
        .<Expression>map(value -> new Expression.Literal(value, expression.position()))
        .orElseGet(() -> super.rewrite(expression));
  }

  /** The value of an expression that is the same in every run; a division by zero has none. */
  private Optional<Integer> known(Expression expression) {
    if (!ConstantExpression.isConstant(expression)) {
      return Optional.empty();
    }
    try {
      return Optional.of(ConstantExpression.value(expression, tid));
    } catch (ArithmeticException divisionByZero) {
      return Optional.empty(); // a failure of the run, should it come there
    }
  }

  @Override
  public List<Statement> visitIf(Statement.If s) {
    return known(s.condition())
        .<List<Statement>>map(value -> List.of(rewrite(value != 0 ? s.then() : s.otherwise())))
        .orElseGet(() -> super.visitIf(s));
  }

  @Override
  public List<Statement> visitWhile(Statement.While s) {
    return known(s.condition()).equals(Optional.of(0)) ? List.of() : super.visitWhile(s);
  }
}
