package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The code of a thread for one of its copies: constant expressions are literals, and what a
 * constant condition keeps out is gone, just as the litmus compiler has it.
 */
final class Specialisation implements Statement.Visitor<List<Statement>> {
  private final SpecialisedExpression expressions;

  private Specialisation(int tid) {
    expressions = new SpecialisedExpression(tid);
  }

  static Block of(Block body, int tid) {
    return new Specialisation(tid).specialise(body);
  }

  private Block specialise(Block block) {
    List<Statement> statements = new ArrayList<>();
    block.statements().forEach(statement -> statements.addAll(statement.accept(this)));
    return new Block(statements, block.position());
  }

  private Expression specialise(Expression expression) {
    return expressions.specialise(expression);
  }

  private <D extends Declaration> Reference<D> specialise(Reference<D> reference) {
    return expressions.specialise(reference);
  }

  @Override
  public List<Statement> visitDeclareLocal(Statement.DeclareLocal s) {
    return List.of(new Statement.DeclareLocal(s.local(), specialise(s.initial()), s.position()));
  }

  @Override
  public List<Statement> visitAssignLocal(Statement.AssignLocal s) {
    return List.of(new Statement.AssignLocal(s.local(), specialise(s.value()), s.position()));
  }

  @Override
  public List<Statement> visitWrite(Statement.Write s) {
    return List.of(new Statement.Write(specialise(s.cell()), specialise(s.value()), s.position()));
  }

  @Override
  public List<Statement> visitUpdate(Statement.Update s) {
    return List.of(
        new Statement.Update(
            specialise(s.cell()), s.operator(), specialise(s.operand()), s.position()));
  }

  @Override
  public List<Statement> visitLockAction(Statement.LockAction s) {
    return List.of(new Statement.LockAction(s.action(), specialise(s.lock()), s.position()));
  }

  @Override
  public List<Statement> visitWaitAction(Statement.WaitAction s) {
    return List.of(new Statement.WaitAction(s.action(), specialise(s.queue()), s.position()));
  }

  @Override
  public List<Statement> visitSemaphoreAction(Statement.SemaphoreAction s) {
    return List.of(
        new Statement.SemaphoreAction(
            s.action(), specialise(s.semaphore()), specialise(s.permits()), s.position()));
  }

  @Override
  public List<Statement> visitThreadAction(Statement.ThreadAction s) {
    return List.of(new Statement.ThreadAction(s.action(), specialise(s.thread()), s.position()));
  }

  @Override
  public List<Statement> visitPark(Statement.Park s) {
    return List.of(s);
  }

  @Override
  public List<Statement> visitAwait(Statement.Await s) {
    return List.of(
        new Statement.Await(
            specialise(s.cell()), s.comparison(), specialise(s.operand()), s.position()));
  }

  @Override
  public List<Statement> visitAssert(Statement.Assert s) {
    return List.of(new Statement.Assert(specialise(s.condition()), s.position()));
  }

  @Override
  public List<Statement> visitEvaluate(Statement.Evaluate s) {
    return List.of(new Statement.Evaluate(specialise(s.expression()), s.position()));
  }

  @Override
  public List<Statement> visitIf(Statement.If s) {
    Optional<Integer> known = expressions.known(s.condition());
    if (known.isPresent()) {
      return List.of(specialise(known.get() != 0 ? s.then() : s.otherwise()));
    }
    return List.of(
        new Statement.If(
            specialise(s.condition()),
            specialise(s.then()),
            specialise(s.otherwise()),
            s.position()));
  }

  @Override
  public List<Statement> visitWhile(Statement.While s) {
    if (expressions.known(s.condition()).equals(Optional.of(0))) {
      return List.of();
    }
    return List.of(
        new Statement.While(specialise(s.condition()), specialise(s.body()), s.position()));
  }

  @Override
  public List<Statement> visitRepeat(Statement.Repeat s) {
    return List.of(new Statement.Repeat(specialise(s.count()), specialise(s.body()), s.position()));
  }

  @Override
  public List<Statement> visitBreak(Statement.Break s) {
    return List.of(s);
  }

  @Override
  public List<Statement> visitSynchronized(Statement.Synchronized s) {
    return List.of(
        new Statement.Synchronized(specialise(s.lock()), specialise(s.body()), s.position()));
  }

  @Override
  public List<Statement> visitBlock(Block s) {
    return List.of(specialise(s));
  }
}
