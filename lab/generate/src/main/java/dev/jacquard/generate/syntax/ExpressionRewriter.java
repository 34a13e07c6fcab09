package dev.jacquard.generate.syntax;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Statement;
import java.util.List;

/** Builds the expressions of a {@link Rewriter} anew. */
final class ExpressionRewriter implements Expression.Visitor<Expression> {
  private final Rewriter rewriter;

  ExpressionRewriter(Rewriter rewriter) {
    this.rewriter = rewriter;
  }

  private Expression rewrite(Expression expression) {
    return rewriter.rewrite(expression);
  }

  @Override
  public Expression visitLiteral(Expression.Literal e) {
    return e;
  }

  @Override
  public Expression visitConstantUse(Expression.ConstantUse e) {
    rewriter.used(e.constant());
    return e;
  }

  @Override
  public Expression visitThreadNumber(Expression.ThreadNumber e) {
    return e;
  }

  @Override
  public Expression visitLocalRead(Expression.LocalRead e) {
    return rewriter.read(e);
  }

  @Override
  public Expression visitSharedRead(Expression.SharedRead e) {
    return new Expression.SharedRead(rewriter.rewrite(e.cell()), e.position());
  }

  @Override
  public Expression visitUnary(Expression.Unary e) {
    return new Expression.Unary(e.operator(), rewrite(e.operand()), e.position());
  }

  @Override
  public Expression visitBinary(Expression.Binary e) {
    return new Expression.Binary(e.operator(), rewrite(e.left()), rewrite(e.right()), e.position());
  }

  @Override
  public Expression visitGetAndAdd(Expression.GetAndAdd e) {
    return new Expression.GetAndAdd(rewriter.rewrite(e.cell()), rewrite(e.operand()), e.position());
  }

  @Override
  public Expression visitGetAndSet(Expression.GetAndSet e) {
    return new Expression.GetAndSet(rewriter.rewrite(e.cell()), rewrite(e.operand()), e.position());
  }

  @Override
  public Expression visitCompareAndSet(Expression.CompareAndSet e) {
    return new Expression.CompareAndSet(
        rewriter.rewrite(e.cell()), rewrite(e.expected()), rewrite(e.update()), e.position());
  }

  @Override
  public Expression visitTryLock(Expression.TryLock e) {
    return new Expression.TryLock(rewriter.rewrite(e.lock()), e.position());
  }

  @Override
  public Expression visitTryAcquire(Expression.TryAcquire e) {
    return new Expression.TryAcquire(
        rewriter.rewrite(e.semaphore()), rewrite(e.permits()), e.position());
  }

  @Override
  public Expression visitChoose(Expression.Choose e) {
    return new Expression.Choose(rewrite(e.bound()), e.position());
  }

  /** An operation that becomes nothing has no result. */
  @Override
  public Expression visitAttempt(Expression.Attempt e) {
    List<Statement> operation = e.operation().accept(rewriter);
    return operation.isEmpty()
        ? new Expression.Literal(0)
        : new Expression.Attempt(e.mode(), operation.get(0), e.position());
  }

  @Override
  public Expression visitInterrupted(Expression.Interrupted e) {
    return e;
  }
}
