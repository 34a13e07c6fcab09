package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import java.util.List;

/** Counts the visible operations of an expression; a choice counts, as it multiplies the runs. */
final class OperationsOfExpression implements Expression.Visitor<Integer> {
  private int in(Expression expression) {
    return expression.accept(this);
  }

  private int at(Reference<?> reference) {
    return 1 + reference.index().map(this::in).orElse(0);
  }

  @Override
  public Integer visitLiteral(Expression.Literal expression) {
    return 0;
  }

  @Override
  public Integer visitConstantUse(Expression.ConstantUse expression) {
    return 0;
  }

  @Override
  public Integer visitThreadNumber(Expression.ThreadNumber expression) {
    return 0;
  }

  @Override
  public Integer visitLocalRead(Expression.LocalRead expression) {
    return 0;
  }

  @Override
  public Integer visitSharedRead(Expression.SharedRead expression) {
    return at(expression.cell());
  }

  @Override
  public Integer visitUnary(Expression.Unary expression) {
    return in(expression.operand());
  }

  @Override
  public Integer visitBinary(Expression.Binary expression) {
    return in(expression.left()) + in(expression.right());
  }

  @Override
  public Integer visitGetAndAdd(Expression.GetAndAdd expression) {
    return at(expression.cell()) + in(expression.operand());
  }

  @Override
  public Integer visitGetAndSet(Expression.GetAndSet expression) {
    return at(expression.cell()) + in(expression.operand());
  }

  @Override
  public Integer visitCompareAndSet(Expression.CompareAndSet expression) {
    return at(expression.cell()) + in(expression.expected()) + in(expression.update());
  }

  @Override
  public Integer visitTryLock(Expression.TryLock expression) {
    return at(expression.lock());
  }

  @Override
  public Integer visitTryAcquire(Expression.TryAcquire expression) {
    return at(expression.semaphore()) + in(expression.permits());
  }

  @Override
  public Integer visitChoose(Expression.Choose expression) {
    return 1;
  }

  /** One more than usual: a wait can come back at any time, and a join makes the end a step. */
  @Override
  public Integer visitAttempt(Expression.Attempt expression) {
    return 1 + Operations.in(List.of(expression.operation()));
  }

  @Override
  public Integer visitInterrupted(Expression.Interrupted expression) {
    return 1;
  }
}
