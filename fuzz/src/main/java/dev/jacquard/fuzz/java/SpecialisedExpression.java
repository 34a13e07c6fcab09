package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import java.util.Optional;

/** An expression for one copy of a thread, with its constant parts as literals. */
final class SpecialisedExpression implements Expression.Visitor<Expression> {
  private final int tid;

  SpecialisedExpression(int tid) {
    this.tid = tid;
  }

  Expression specialise(Expression expression) {
    return known(expression)
        .<Expression>map(value -> new Expression.Literal(value, expression.position()))
        .orElseGet(() -> expression.accept(this));
  }

  <D extends Declaration> Reference<D> specialise(Reference<D> reference) {
    return new Reference<>(
        reference.declaration(), reference.index().map(this::specialise), reference.position());
  }

  /** The value of an expression that is the same in every run; a division by zero has none. */
  Optional<Integer> known(Expression expression) {
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
  public Expression visitLiteral(Expression.Literal e) {
    return e;
  }

  @Override
  public Expression visitConstantUse(Expression.ConstantUse e) {
    return new Expression.Literal(e.constant().value(), e.position());
  }

  @Override
  public Expression visitThreadNumber(Expression.ThreadNumber e) {
    return new Expression.Literal(tid, e.position());
  }

  @Override
  public Expression visitLocalRead(Expression.LocalRead e) {
    return e;
  }

  @Override
  public Expression visitSharedRead(Expression.SharedRead e) {
    return new Expression.SharedRead(specialise(e.cell()), e.position());
  }

  @Override
  public Expression visitUnary(Expression.Unary e) {
    return new Expression.Unary(e.operator(), specialise(e.operand()), e.position());
  }

  @Override
  public Expression visitBinary(Expression.Binary e) {
    return new Expression.Binary(
        e.operator(), specialise(e.left()), specialise(e.right()), e.position());
  }

  @Override
  public Expression visitGetAndAdd(Expression.GetAndAdd e) {
    return new Expression.GetAndAdd(specialise(e.cell()), specialise(e.operand()), e.position());
  }

  @Override
  public Expression visitGetAndSet(Expression.GetAndSet e) {
    return new Expression.GetAndSet(specialise(e.cell()), specialise(e.operand()), e.position());
  }

  @Override
  public Expression visitCompareAndSet(Expression.CompareAndSet e) {
    return new Expression.CompareAndSet(
        specialise(e.cell()), specialise(e.expected()), specialise(e.update()), e.position());
  }

  @Override
  public Expression visitTryLock(Expression.TryLock e) {
    return new Expression.TryLock(specialise(e.lock()), e.position());
  }

  @Override
  public Expression visitTryAcquire(Expression.TryAcquire e) {
    return new Expression.TryAcquire(
        specialise(e.semaphore()), specialise(e.permits()), e.position());
  }

  @Override
  public Expression visitChoose(Expression.Choose e) {
    return new Expression.Choose(specialise(e.bound()), e.position());
  }

  /** Is refused later, and stays as it is until then. */
  @Override
  public Expression visitAttempt(Expression.Attempt e) {
    return e;
  }

  @Override
  public Expression visitInterrupted(Expression.Interrupted e) {
    return e;
  }
}
