package dev.jacquard.generate.shrink;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a statement can become in one step, besides being removed; code without one statement. */
final class SmallerStatements implements Statement.Visitor<Stream<Statement>> {
  private SmallerStatements() {}

  /** The lists of statements that are one step smaller. */
  static Stream<List<Statement>> of(List<Statement> statements) {
    return Stream.of(
            without(statements),
            Pairs.without(statements),
            flattened(statements),
            changed(statements))
        .flatMap(step -> step);
  }

  /** What a statement can become in one step. */
  static Stream<Statement> of(Statement statement) {
    return statement.accept(new SmallerStatements());
  }

  private static Stream<List<Statement>> without(List<Statement> statements) {
    return IntStream.range(0, statements.size()).mapToObj(i -> replaced(statements, i, List.of()));
  }

  /** A block that becomes its statements. */
  private static Stream<List<Statement>> flattened(List<Statement> statements) {
    return IntStream.range(0, statements.size())
        .filter(i -> statements.get(i) instanceof Block)
        .mapToObj(i -> replaced(statements, i, ((Block) statements.get(i)).statements()));
  }

  private static Stream<List<Statement>> changed(List<Statement> statements) {
    return IntStream.range(0, statements.size())
        .boxed()
        .flatMap(
            i -> of(statements.get(i)).map(smaller -> replaced(statements, i, List.of(smaller))));
  }

  private static List<Statement> replaced(
      List<Statement> statements, int i, List<Statement> replacement) {
    List<Statement> replaced = new ArrayList<>(statements);
    replaced.remove(i);
    replaced.addAll(i, replacement);
    return replaced;
  }

  private static Stream<Statement> each(Expression part, Function<Expression, Statement> whole) {
    return SmallerExpressions.of(part).map(whole);
  }

  private static <D extends Declaration> Stream<Statement> each(
      Reference<D> part, Function<Reference<D>, Statement> whole) {
    return SmallerExpressions.of(part).map(whole);
  }

  private static Stream<Statement> each(Block part, Function<Block, Statement> whole) {
    return of(part.statements()).map(Block::new).map(whole);
  }

  @Override
  public Stream<Statement> visitDeclareLocal(Statement.DeclareLocal s) {
    return each(s.initial(), initial -> new Statement.DeclareLocal(s.local(), initial));
  }

  @Override
  public Stream<Statement> visitAssignLocal(Statement.AssignLocal s) {
    return each(s.value(), value -> new Statement.AssignLocal(s.local(), value));
  }

  @Override
  public Stream<Statement> visitWrite(Statement.Write s) {
    return Stream.concat(
        each(s.cell(), cell -> new Statement.Write(cell, s.value())),
        each(s.value(), value -> new Statement.Write(s.cell(), value)));
  }

  @Override
  public Stream<Statement> visitUpdate(Statement.Update s) {
    return Stream.of(
            Stream.<Statement>of(new Statement.Write(s.cell(), s.operand())),
            each(s.cell(), cell -> new Statement.Update(cell, s.operator(), s.operand())),
            each(s.operand(), x -> new Statement.Update(s.cell(), s.operator(), x)))
        .flatMap(part -> part);
  }

  @Override
  public Stream<Statement> visitLockAction(Statement.LockAction s) {
    return each(s.lock(), lock -> new Statement.LockAction(s.action(), lock));
  }

  @Override
  public Stream<Statement> visitWaitAction(Statement.WaitAction s) {
    return each(s.queue(), queue -> new Statement.WaitAction(s.action(), queue));
  }

  @Override
  public Stream<Statement> visitSemaphoreAction(Statement.SemaphoreAction s) {
    return Stream.concat(
        each(s.semaphore(), x -> new Statement.SemaphoreAction(s.action(), x, s.permits())),
        each(s.permits(), x -> new Statement.SemaphoreAction(s.action(), s.semaphore(), x)));
  }

  @Override
  public Stream<Statement> visitThreadAction(Statement.ThreadAction s) {
    return each(s.thread(), thread -> new Statement.ThreadAction(s.action(), thread));
  }

  @Override
  public Stream<Statement> visitPark(Statement.Park s) {
    return Stream.of();
  }

  @Override
  public Stream<Statement> visitAwait(Statement.Await s) {
    return Stream.concat(
        each(s.cell(), cell -> new Statement.Await(cell, s.comparison(), s.operand())),
        each(s.operand(), operand -> new Statement.Await(s.cell(), s.comparison(), operand)));
  }

  @Override
  public Stream<Statement> visitAssert(Statement.Assert s) {
    return each(s.condition(), Statement.Assert::new);
  }

  @Override
  public Stream<Statement> visitEvaluate(Statement.Evaluate s) {
    return each(s.expression(), Statement.Evaluate::new);
  }

  @Override
  public Stream<Statement> visitIf(Statement.If s) {
    return Stream.of(
            Stream.<Statement>of(s.then(), s.otherwise()),
            each(s.then(), then -> new Statement.If(s.condition(), then, s.otherwise())),
            each(s.otherwise(), x -> new Statement.If(s.condition(), s.then(), x)),
            each(s.condition(), x -> new Statement.If(x, s.then(), s.otherwise())))
        .flatMap(part -> part);
  }

  /** What may end the loop stays, or it would run for ever. */
  @Override
  public Stream<Statement> visitWhile(Statement.While s) {
    Stream<Block> bodies = of(s.body().statements()).map(Block::new);
    Stream<Expression> conditions = SmallerExpressions.of(s.condition());
    return Stream.of(
            Stream.<Statement>of(s.body()),
            bodies
                .filter(body -> Progress.isSame(body, s.body()))
                .map(body -> new Statement.While(s.condition(), body)),
            conditions
                .filter(condition -> Progress.isSame(condition, s.condition()))
                .map(condition -> new Statement.While(condition, s.body())))
        .flatMap(part -> part);
  }

  @Override
  public Stream<Statement> visitRepeat(Statement.Repeat s) {
    return Stream.of(
            Stream.<Statement>of(s.body()),
            each(s.body(), body -> new Statement.Repeat(s.count(), body)),
            each(s.count(), count -> new Statement.Repeat(count, s.body())))
        .flatMap(part -> part);
  }

  @Override
  public Stream<Statement> visitBreak(Statement.Break s) {
    return Stream.of();
  }

  @Override
  public Stream<Statement> visitSynchronized(Statement.Synchronized s) {
    return Stream.of(
            Stream.<Statement>of(s.body()),
            each(s.lock(), lock -> new Statement.Synchronized(lock, s.body())),
            each(s.body(), body -> new Statement.Synchronized(s.lock(), body)))
        .flatMap(part -> part);
  }

  @Override
  public Stream<Statement> visitBlock(Block s) {
    return each(s, block -> block);
  }
}
