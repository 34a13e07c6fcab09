package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.kernel.source.Position;
import dev.jacquard.kernel.source.TokenStream;
import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Limits;
import dev.jacquard.litmus.syntax.ThreadDeclaration;

/** Refuses expressions that are not constant, or whose value is not allowed where they stand. */
record ConstantChecks(TokenStream tokens, ThreadScope scope) {
  void requireConstant(Expression expression) {
    ConstantExpression.firstVariablePart(expression)
        .ifPresent(part -> refuse(part, "a constant expression"));
  }

  /** What an await compares with: nothing in it may change while the thread is blocked. */
  void requireUnshared(Expression expression) {
    ConstantExpression.firstSharedPart(expression)
        .ifPresent(part -> refuse(part, "an expression over locals and constants"));
  }

  private void refuse(Expression part, String expected) {
    throw tokens.error(part.position(), "expected " + expected + ", but " + describe(part));
  }

  private static String describe(Expression part) {
    if (part instanceof Expression.LocalRead read) {
      return "'" + read.local().name() + "' is a local variable";
    } else if (part instanceof Expression.SharedRead read) {
      return "'" + read.cell().declaration().name() + "' is a shared variable";
    }
    return "this is a call";
  }

  /** Checks the value of a constant expression for each copy of the thread that can get here. */
  void requireWithin(Limits limits, Expression expression, Position start) {
    scope.copies().forEach(tid -> requireWithin(limits, expression, tid, start));
  }

  private void requireWithin(Limits limits, Expression expression, int tid, Position start) {
    int value = value(expression, tid, start);
    if (!limits.allow(value)) {
      throw tokens.error(start, limits.complaint(value) + forCopy(expression, tid));
    }
  }

  private int value(Expression expression, int tid, Position start) {
    try {
      return ConstantExpression.value(expression, tid);
    } catch (ArithmeticException divisionByZero) {
      throw tokens.error(start, "this divides by zero" + forCopy(expression, tid));
    }
  }

  private static String forCopy(Expression expression, int tid) {
    return ConstantExpression.mentionsThreadNumber(expression) ? " for tid " + tid : "";
  }

  /** Checks an operand that divides, if its value is known and the same for all copies. */
  void requireDivisor(Expression divisor, Position start) {
    boolean known =
        ConstantExpression.isConstant(divisor) && !ConstantExpression.mentionsThreadNumber(divisor);
    boolean reached = scope.copies().findAny().isPresent();
    if (known && reached && value(divisor, 0, start) == 0) {
      throw tokens.error(start, "this divides by zero");
    }
  }

  /** Checks an index: that of a thread is constant, others are checked if they are. */
  void requireIndex(Declaration array, Expression index, Position start) {
    boolean thread = array instanceof ThreadDeclaration;
    if (thread) {
      requireConstant(index);
    }
    boolean known =
        ConstantExpression.isConstant(index) && !ConstantExpression.mentionsThreadNumber(index);
    if (thread || known) {
      requireWithin(Limits.indexOf(array), index, start);
    }
  }
}
