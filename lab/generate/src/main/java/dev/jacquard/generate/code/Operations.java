package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import java.util.List;

/**
 * Estimates how many visible operations statements have on their longest way.
 *
 * <p>Starts and joins do not count. A {@code while} is taken for two rounds, or for one if it
 * waits.
 */
public final class Operations implements Statement.Visitor<Integer> {
  private static final int ROUNDS = 2;

  private final int owned;

  /** The argument is what an operation counts that needs the ownership of a lock. */
  private Operations(int owned) {
    this.owned = owned;
  }

  /** As far as they give rise to interleavings: without what only the owner of a lock can do. */
  public static int in(List<Statement> statements) {
    return new Operations(0).count(statements);
  }

  /** All of them. */
  public static int allIn(List<Statement> statements) {
    return new Operations(1).count(statements);
  }

  private int count(List<Statement> statements) {
    return statements.stream().mapToInt(statement -> statement.accept(this)).sum();
  }

  private static int in(Expression expression) {
    return expression.accept(new OperationsOfExpression());
  }

  private static int index(Reference<?> reference) {
    return reference.index().map(Operations::in).orElse(0);
  }

  @Override
  public Integer visitDeclareLocal(Statement.DeclareLocal statement) {
    return in(statement.initial());
  }

  @Override
  public Integer visitAssignLocal(Statement.AssignLocal statement) {
    return in(statement.value());
  }

  @Override
  public Integer visitWrite(Statement.Write statement) {
    return index(statement.cell()) + in(statement.value()) + 1;
  }

  @Override
  public Integer visitUpdate(Statement.Update statement) {
    return index(statement.cell()) + in(statement.operand()) + 2;
  }

  @Override
  public Integer visitLockAction(Statement.LockAction statement) {
    return statement.action() == Statement.LockAction.Action.LOCK ? 1 : owned;
  }

  @Override
  public Integer visitWaitAction(Statement.WaitAction statement) {
    return statement.action() == Statement.WaitAction.Action.WAIT ? 1 + owned : owned;
  }

  @Override
  public Integer visitSemaphoreAction(Statement.SemaphoreAction statement) {
    return in(statement.permits()) + 1;
  }

  @Override
  public Integer visitThreadAction(Statement.ThreadAction statement) {
    return switch (statement.action()) {
      case START, JOIN -> 0;
      case UNPARK, INTERRUPT -> 1;
    };
  }

  @Override
  public Integer visitPark(Statement.Park statement) {
    return 1;
  }

  @Override
  public Integer visitAwait(Statement.Await statement) {
    return index(statement.cell()) + 1;
  }

  @Override
  public Integer visitAssert(Statement.Assert statement) {
    return in(statement.condition());
  }

  @Override
  public Integer visitEvaluate(Statement.Evaluate statement) {
    return in(statement.expression());
  }

  @Override
  public Integer visitIf(Statement.If statement) {
    return in(statement.condition())
        + Math.max(count(statement.then().statements()), count(statement.otherwise().statements()));
  }

  @Override
  public Integer visitWhile(Statement.While statement) {
    List<Statement> body = statement.body().statements();
    int rounds = body.stream().anyMatch(Statement.WaitAction.class::isInstance) ? 1 : ROUNDS;
    return (rounds + 1) * in(statement.condition()) + rounds * count(body);
  }

  @Override
  public Integer visitRepeat(Statement.Repeat statement) {
    return ROUNDS * count(statement.body().statements());
  }

  @Override
  public Integer visitBreak(Statement.Break statement) {
    return 0;
  }

  @Override
  public Integer visitSynchronized(Statement.Synchronized statement) {
    return 1 + owned + count(statement.body().statements());
  }

  @Override
  public Integer visitBlock(Statement.Block statement) {
    return count(statement.statements());
  }
}
