package dev.jacquard.litmus.syntax;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * Evaluates expressions whose value is known before any run: those of literals, constants and
 * {@code tid}.
 */
public final class ConstantExpression {
  private ConstantExpression() {}

  public static boolean isConstant(Expression expression) {
    return firstPart(expression, part -> !isConstantPart(part)).isEmpty();
  }

  /**
   * The value of a constant expression in the copy of a thread with this number.
   *
   * @throws ArithmeticException on a division by zero
   * @throws IllegalArgumentException if the expression is not constant
   */
  public static int value(Expression expression, int tid) {
    if (expression instanceof Expression.Literal literal) {
      return literal.value();
    } else if (expression instanceof Expression.ConstantUse use) {
      return use.constant().value();
    } else if (expression instanceof Expression.ThreadNumber) {
      return tid;
    } else if (expression instanceof Expression.Unary unary) {
      return unary.operator().apply(value(unary.operand(), tid));
    } else if (expression instanceof Expression.Binary binary) {
      return value(binary, tid);
    }
    throw new IllegalArgumentException("not a constant expression: " + expression);
  }

  private static int value(Expression.Binary binary, int tid) {
    int left = value(binary.left(), tid);
    boolean decided =
        binary.operator() == BinaryOperator.OR && left != 0
            || binary.operator() == BinaryOperator.AND && left == 0;
    return binary.operator().apply(left, decided ? left : value(binary.right(), tid));
  }

  /** Whether the value can differ between the copies of a thread. */
  public static boolean mentionsThreadNumber(Expression expression) {
    return firstPart(expression, Expression.ThreadNumber.class::isInstance).isPresent();
  }

  /** The leftmost part that no constant expression has. */
  public static Optional<Expression> firstVariablePart(Expression expression) {
    return firstPart(expression, part -> !isConstantPart(part));
  }

  /** The leftmost part whose value depends on other threads or on a choice. */
  public static Optional<Expression> firstSharedPart(Expression expression) {
    return firstPart(
        expression, part -> !isConstantPart(part) && !(part instanceof Expression.LocalRead));
  }

  private static boolean isConstantPart(Expression part) {
    return part instanceof Expression.Literal
        || part instanceof Expression.ConstantUse
        || part instanceof Expression.ThreadNumber;
  }

  /** The leftmost operand that fits; reads and calls are looked at as a whole. */
  private static Optional<Expression> firstPart(
      Expression expression, Predicate<Expression> wanted) {
    if (expression instanceof Expression.Unary unary) {
      return firstPart(unary.operand(), wanted);
    } else if (expression instanceof Expression.Binary binary) {
      return firstPart(binary.left(), wanted).or(() -> firstPart(binary.right(), wanted));
    }
    return Optional.of(expression).filter(wanted);
  }
}
