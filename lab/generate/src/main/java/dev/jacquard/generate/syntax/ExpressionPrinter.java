package dev.jacquard.generate.syntax;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Attempt;
import dev.jacquard.litmus.syntax.Expression.Binary;
import dev.jacquard.litmus.syntax.Expression.Choose;
import dev.jacquard.litmus.syntax.Expression.CompareAndSet;
import dev.jacquard.litmus.syntax.Expression.ConstantUse;
import dev.jacquard.litmus.syntax.Expression.GetAndAdd;
import dev.jacquard.litmus.syntax.Expression.GetAndSet;
import dev.jacquard.litmus.syntax.Expression.Interrupted;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.LocalRead;
import dev.jacquard.litmus.syntax.Expression.SharedRead;
import dev.jacquard.litmus.syntax.Expression.ThreadNumber;
import dev.jacquard.litmus.syntax.Expression.TryAcquire;
import dev.jacquard.litmus.syntax.Expression.TryLock;
import dev.jacquard.litmus.syntax.Expression.Unary;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.UnaryOperator;

/** Writes expressions with no more parentheses than it takes to read the same tree again. */
final class ExpressionPrinter implements Expression.Visitor<String> {
  static String print(Expression expression) {
    return expression.accept(new ExpressionPrinter());
  }

  /** A condition, in which 1 and 0 are written as truth values. */
  static String printCondition(Expression condition) {
    if (condition instanceof Literal literal && (literal.value() & ~1) == 0) {
      return literal.value() == 1 ? "true" : "false";
    }
    return print(condition);
  }

  static String print(Reference<?> reference) {
    String index = reference.index().map(expression -> "[" + print(expression) + "]").orElse("");
    return reference.declaration().name() + index;
  }

  /** A semaphore and, unless it is one, the number of permits. */
  static String print(Reference<SemaphoreDeclaration> semaphore, Expression permits) {
    boolean one = permits instanceof Literal literal && literal.value() == 1;
    return print(semaphore) + (one ? "" : ", " + print(permits));
  }

  @Override
  public String visitLiteral(Literal expression) {
    return Integer.toString(expression.value());
  }

  @Override
  public String visitConstantUse(ConstantUse expression) {
    return expression.constant().name();
  }

  @Override
  public String visitThreadNumber(ThreadNumber expression) {
    return "tid";
  }

  @Override
  public String visitLocalRead(LocalRead expression) {
    return expression.local().name();
  }

  @Override
  public String visitSharedRead(SharedRead expression) {
    return print(expression.cell());
  }

  @Override
  public String visitUnary(Unary expression) {
    Expression operand = expression.operand();
    String text = print(operand);
    boolean wouldBecomeLiteral = operand instanceof Literal;
    boolean wouldBecomeDecrement = text.startsWith("-");
    boolean parentheses =
        operand instanceof Binary
            || expression.operator() == UnaryOperator.NEGATE
                && (wouldBecomeLiteral || wouldBecomeDecrement);
    return expression.operator().symbol() + (parentheses ? "(" + text + ")" : text);
  }

  @Override
  public String visitBinary(Binary expression) {
    int precedence = expression.operator().precedence();
    return operand(expression.left(), precedence)
        + " "
        + expression.operator().symbol()
        + " "
        + operand(expression.right(), precedence + 1);
  }

  private static String operand(Expression operand, int weakest) {
    boolean weaker = operand instanceof Binary binary && binary.operator().precedence() < weakest;
    return weaker ? "(" + print(operand) + ")" : print(operand);
  }

  @Override
  public String visitGetAndAdd(GetAndAdd expression) {
    return "getAndAdd(" + print(expression.cell()) + ", " + print(expression.operand()) + ")";
  }

  @Override
  public String visitGetAndSet(GetAndSet expression) {
    return "getAndSet(" + print(expression.cell()) + ", " + print(expression.operand()) + ")";
  }

  @Override
  public String visitCompareAndSet(CompareAndSet expression) {
    String values = print(expression.expected()) + ", " + print(expression.update());
    return "cas(" + print(expression.cell()) + ", " + values + ")";
  }

  @Override
  public String visitTryLock(TryLock expression) {
    return "tryLock(" + print(expression.lock()) + ")";
  }

  @Override
  public String visitTryAcquire(TryAcquire expression) {
    return "tryAcquire(" + print(expression.semaphore(), expression.permits()) + ")";
  }

  @Override
  public String visitChoose(Choose expression) {
    return "choose(" + print(expression.bound()) + ")";
  }

  @Override
  public String visitAttempt(Attempt expression) {
    String operation = StatementPrinter.text(expression.operation());
    return expression.mode().word() + "(" + operation.replace(";", "") + ")";
  }

  @Override
  public String visitInterrupted(Interrupted expression) {
    return "interrupted()";
  }
}
