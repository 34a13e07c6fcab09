package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** All statements and expressions of some code, the inner ones included. */
final class Nodes implements Statement.Visitor<Void>, Expression.Visitor<Void> {
  private final List<Object> nodes = new ArrayList<>();

  private Nodes() {}

  /** Those of all threads. */
  static Nodes of(List<ThreadCopy> threads) {
    Nodes all = new Nodes();
    threads.forEach(thread -> all.add(thread.body()));
    return all;
  }

  static Nodes of(Statement statement) {
    Nodes all = new Nodes();
    all.add(statement);
    return all;
  }

  static Nodes of(Expression expression) {
    Nodes all = new Nodes();
    all.add(expression);
    return all;
  }

  /** Those of one sort. */
  <N> Stream<N> all(Class<N> sort) {
    return nodes.stream().filter(sort::isInstance).map(sort::cast);
  }

  /** Whether an operation can give up, or anybody is interrupted. */
  boolean giveUp() {
    return all(Expression.Attempt.class).findAny().isPresent()
        || all(Expression.Interrupted.class).findAny().isPresent()
        || all(Statement.ThreadAction.class)
            .anyMatch(s -> s.action() == Statement.ThreadAction.Action.INTERRUPT);
  }

  private void add(Statement statement) {
    nodes.add(statement);
    statement.accept(this);
  }

  private void add(Expression expression) {
    nodes.add(expression);
    expression.accept(this);
  }

  private Void add(Reference<?> reference, Expression... operands) {
    nodes.add(reference);
    reference.index().ifPresent(this::add);
    for (Expression operand : operands) {
      add(operand);
    }
    return null;
  }

  @Override
  public Void visitDeclareLocal(Statement.DeclareLocal s) {
    add(s.initial());
    return null;
  }

  @Override
  public Void visitAssignLocal(Statement.AssignLocal s) {
    add(s.value());
    return null;
  }

  @Override
  public Void visitWrite(Statement.Write s) {
    return add(s.cell(), s.value());
  }

  @Override
  public Void visitUpdate(Statement.Update s) {
    return add(s.cell(), s.operand());
  }

  @Override
  public Void visitLockAction(Statement.LockAction s) {
    return add(s.lock());
  }

  @Override
  public Void visitWaitAction(Statement.WaitAction s) {
    return add(s.queue());
  }

  @Override
  public Void visitSemaphoreAction(Statement.SemaphoreAction s) {
    return add(s.semaphore(), s.permits());
  }

  @Override
  public Void visitThreadAction(Statement.ThreadAction s) {
    return add(s.thread());
  }

  @Override
  public Void visitPark(Statement.Park s) {
    return null;
  }

  @Override
  public Void visitAwait(Statement.Await s) {
    return add(s.cell(), s.operand());
  }

  @Override
  public Void visitAssert(Statement.Assert s) {
    add(s.condition());
    return null;
  }

  @Override
  public Void visitEvaluate(Statement.Evaluate s) {
    add(s.expression());
    return null;
  }

  @Override
  public Void visitIf(Statement.If s) {
    add(s.condition());
    add(s.then());
    add(s.otherwise());
    return null;
  }

  @Override
  public Void visitWhile(Statement.While s) {
    add(s.condition());
    add(s.body());
    return null;
  }

  @Override
  public Void visitRepeat(Statement.Repeat s) {
    add(s.body());
    return null;
  }

  @Override
  public Void visitBreak(Statement.Break s) {
    return null;
  }

  @Override
  public Void visitSynchronized(Statement.Synchronized s) {
    add(s.lock());
    add(s.body());
    return null;
  }

  @Override
  public Void visitBlock(Statement.Block s) {
    s.statements().forEach(this::add);
    return null;
  }

  @Override
  public Void visitLiteral(Expression.Literal e) {
    return null;
  }

  @Override
  public Void visitConstantUse(Expression.ConstantUse e) {
    return null;
  }

  @Override
  public Void visitThreadNumber(Expression.ThreadNumber e) {
    return null;
  }

  @Override
  public Void visitLocalRead(Expression.LocalRead e) {
    return null;
  }

  @Override
  public Void visitSharedRead(Expression.SharedRead e) {
    return add(e.cell());
  }

  @Override
  public Void visitUnary(Expression.Unary e) {
    add(e.operand());
    return null;
  }

  @Override
  public Void visitBinary(Expression.Binary e) {
    add(e.left());
    add(e.right());
    return null;
  }

  @Override
  public Void visitGetAndAdd(Expression.GetAndAdd e) {
    return add(e.cell(), e.operand());
  }

  @Override
  public Void visitGetAndSet(Expression.GetAndSet e) {
    return add(e.cell(), e.operand());
  }

  @Override
  public Void visitCompareAndSet(Expression.CompareAndSet e) {
    return add(e.cell(), e.expected(), e.update());
  }

  @Override
  public Void visitTryLock(Expression.TryLock e) {
    return add(e.lock());
  }

  @Override
  public Void visitTryAcquire(Expression.TryAcquire e) {
    return add(e.semaphore(), e.permits());
  }

  @Override
  public Void visitChoose(Expression.Choose e) {
    return null;
  }

  @Override
  public Void visitAttempt(Expression.Attempt e) {
    add(e.operation());
    return null;
  }

  @Override
  public Void visitInterrupted(Expression.Interrupted e) {
    return null;
  }
}
