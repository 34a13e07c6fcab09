package dev.jacquard.generate.syntax;

import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import dev.jacquard.litmus.syntax.WaitQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The code of one thread in a {@link RandomProgram}. */
final class RandomThread {
  private final Random random;
  private final List<ThreadDeclaration> threads;
  private final RandomExpression expressions;
  private final List<Local> locals = new ArrayList<>();
  private final List<Local> visible = new ArrayList<>();

  RandomThread(Random random, List<Declaration> declarations, List<ThreadDeclaration> threads) {
    this.random = random;
    this.threads = threads;
    this.expressions = new RandomExpression(random, declarations, visible);
  }

  ThreadDefinition definition(ThreadDeclaration thread) {
    Block body = block(3, false);
    return new ThreadDefinition(thread, locals, body);
  }

  private Block block(int depth, boolean insideLoop) {
    int outer = visible.size();
    List<Statement> statements = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      statements.add(statement(depth, insideLoop));
    }
    visible.subList(outer, visible.size()).clear();
    return new Block(statements);
  }

  private Statement statement(int depth, boolean insideLoop) {
    return switch (random.nextInt(depth == 0 ? 11 : 16)) {
      case 0 -> declareLocal();
      case 1 -> assignment();
      case 2 -> new Statement.Write(expressions.variable(2), expressions.any(2));
      case 3 -> update();
      case 4 -> new Statement.LockAction(pick(Statement.LockAction.Action.values()), lock());
      case 5 -> new Statement.WaitAction(pick(Statement.WaitAction.Action.values()), queue());
      case 6 -> semaphoreAction();
      case 7 -> new Statement.ThreadAction(pick(Statement.ThreadAction.Action.values()), thread());
      case 8 -> insideLoop ? new Statement.Break() : new Statement.Park();
      case 9 -> await();
      case 10 -> new Statement.Evaluate(expressions.call(1));
      case 11 -> new Statement.Assert(expressions.any(3));
      case 12 -> conditional(depth, insideLoop);
      case 13 -> loop(depth);
      case 14 -> new Statement.Synchronized(lock(), block(depth - 1, insideLoop));
      default -> block(depth - 1, insideLoop);
    };
  }

  private Statement declareLocal() {
    Expression initial = expressions.any(2);
    Local local = new Local("r" + locals.size(), locals.size());
    locals.add(local);
    visible.add(local);
    return new Statement.DeclareLocal(local, initial);
  }

  private Statement assignment() {
    return visible.isEmpty()
        ? new Statement.Park()
        : new Statement.AssignLocal(
            visible.get(random.nextInt(visible.size())), expressions.any(3));
  }

  private Statement update() {
    BinaryOperator operator = random.nextBoolean() ? BinaryOperator.ADD : BinaryOperator.SUBTRACT;
    Expression operand = random.nextBoolean() ? new Expression.Literal(1) : expressions.any(2);
    return new Statement.Update(expressions.variable(2), operator, operand);
  }

  private Statement semaphoreAction() {
    return new Statement.SemaphoreAction(
        pick(Statement.SemaphoreAction.Action.values()),
        expressions.reference(SemaphoreDeclaration.class, 1),
        random.nextBoolean() ? new Expression.Literal(1) : expressions.any(1));
  }

  private Statement await() {
    return new Statement.Await(
        expressions.variable(1), expressions.comparison(), expressions.unshared(2));
  }

  private Statement conditional(int depth, boolean insideLoop) {
    Expression condition = expressions.any(2);
    Block then = block(depth - 1, insideLoop);
    return new Statement.If(condition, then, block(depth - 1, insideLoop));
  }

  private Statement loop(int depth) {
    return random.nextBoolean()
        ? new Statement.While(expressions.any(2), block(depth - 1, true))
        : new Statement.Repeat(expressions.constant(0), block(depth - 1, true));
  }

  private Reference<LockDeclaration> lock() {
    return expressions.reference(LockDeclaration.class, 1);
  }

  private Reference<? extends WaitQueue> queue() {
    return expressions.reference(WaitQueue.class, 1);
  }

  private Reference<ThreadDeclaration> thread() {
    ThreadDeclaration thread = threads.get(random.nextInt(threads.size()));
    if (!thread.extent().array()) {
      return Reference.to(thread);
    }
    Expression cells = new Expression.Literal(thread.extent().cells());
    Expression next =
        new Expression.Binary(
            BinaryOperator.ADD, new Expression.ThreadNumber(), new Expression.Literal(1));
    return Reference.to(thread, new Expression.Binary(BinaryOperator.REMAINDER, next, cells));
  }

  private <E> E pick(E[] values) {
    return values[random.nextInt(values.length)];
  }
}
