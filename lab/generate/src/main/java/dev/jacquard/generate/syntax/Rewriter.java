package dev.jacquard.generate.syntax;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds code anew, in the order of the text; subclasses say what becomes different.
 *
 * <p>A statement becomes any number of statements.
 */
public class Rewriter implements Statement.Visitor<List<Statement>> {
  public final Block rewrite(Block block) {
    List<Statement> statements = new ArrayList<>();
    block.statements().forEach(statement -> statements.addAll(statement.accept(this)));
    return new Block(statements, block.position());
  }

  /** What becomes of an expression, also of one within another. */
  protected Expression rewrite(Expression expression) {
    return expression.accept(new ExpressionRewriter(this));
  }

  protected <D extends Declaration> Reference<D> rewrite(Reference<D> reference) {
    used(reference.declaration());
    return new Reference<>(
        reference.declaration(), reference.index().map(this::rewrite), reference.position());
  }

  /** Takes note of a declaration where it is used. */
  protected void used(Declaration declaration) {}

  /** What becomes of a local where it is declared. */
  protected Local declared(Local local) {
    return local;
  }

  /** What becomes of a local where it is assigned. */
  protected Local assigned(Local local) {
    return local;
  }

  /** What becomes of a local where it is read. */
  protected Expression read(Expression.LocalRead read) {
    return read;
  }

  @Override
  public List<Statement> visitDeclareLocal(Statement.DeclareLocal s) {
    Expression initial = rewrite(s.initial());
    return List.of(new Statement.DeclareLocal(declared(s.local()), initial, s.position()));
  }

  @Override
  public List<Statement> visitAssignLocal(Statement.AssignLocal s) {
    return List.of(
        new Statement.AssignLocal(assigned(s.local()), rewrite(s.value()), s.position()));
  }

  @Override
  public List<Statement> visitWrite(Statement.Write s) {
    return List.of(new Statement.Write(rewrite(s.cell()), rewrite(s.value()), s.position()));
  }

  @Override
  public List<Statement> visitUpdate(Statement.Update s) {
    return List.of(
        new Statement.Update(rewrite(s.cell()), s.operator(), rewrite(s.operand()), s.position()));
  }

  @Override
  public List<Statement> visitLockAction(Statement.LockAction s) {
    return List.of(new Statement.LockAction(s.action(), rewrite(s.lock()), s.position()));
  }

  @Override
  public List<Statement> visitWaitAction(Statement.WaitAction s) {
    return List.of(new Statement.WaitAction(s.action(), rewrite(s.queue()), s.position()));
  }

  @Override
  public List<Statement> visitSemaphoreAction(Statement.SemaphoreAction s) {
    return List.of(
        new Statement.SemaphoreAction(
            s.action(), rewrite(s.semaphore()), rewrite(s.permits()), s.position()));
  }

  @Override
  public List<Statement> visitThreadAction(Statement.ThreadAction s) {
    return List.of(new Statement.ThreadAction(s.action(), rewrite(s.thread()), s.position()));
  }

  @Override
  public List<Statement> visitPark(Statement.Park s) {
    return List.of(s);
  }

  @Override
  public List<Statement> visitAwait(Statement.Await s) {
    return List.of(
        new Statement.Await(rewrite(s.cell()), s.comparison(), rewrite(s.operand()), s.position()));
  }

  @Override
  public List<Statement> visitAssert(Statement.Assert s) {
    return List.of(new Statement.Assert(rewrite(s.condition()), s.position()));
  }

  @Override
  public List<Statement> visitEvaluate(Statement.Evaluate s) {
    return List.of(new Statement.Evaluate(rewrite(s.expression()), s.position()));
  }

  @Override
  public List<Statement> visitIf(Statement.If s) {
    Expression condition = rewrite(s.condition());
    Block then = rewrite(s.then());
    return List.of(new Statement.If(condition, then, rewrite(s.otherwise()), s.position()));
  }

  @Override
  public List<Statement> visitWhile(Statement.While s) {
    return List.of(new Statement.While(rewrite(s.condition()), rewrite(s.body()), s.position()));
  }

  @Override
  public List<Statement> visitRepeat(Statement.Repeat s) {
    return List.of(new Statement.Repeat(rewrite(s.count()), rewrite(s.body()), s.position()));
  }

  @Override
  public List<Statement> visitBreak(Statement.Break s) {
    return List.of(s);
  }

  @Override
  public List<Statement> visitSynchronized(Statement.Synchronized s) {
    return List.of(new Statement.Synchronized(rewrite(s.lock()), rewrite(s.body()), s.position()));
  }

  @Override
  public List<Statement> visitBlock(Block s) {
    return List.of(rewrite(s));
  }
}
