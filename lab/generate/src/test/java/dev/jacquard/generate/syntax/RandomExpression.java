package dev.jacquard.generate.syntax;

import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.ConstantDeclaration;
import dev.jacquard.litmus.syntax.Declaration;
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
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.UnaryOperator;
import dev.jacquard.litmus.syntax.WaitQueue;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** The expressions of a {@link RandomThread}. */
final class RandomExpression {
  private final Random random;
  private final List<Declaration> declarations;
  private final List<Local> visible;

  /** The list of visible locals is shared with the thread, which changes it. */
  RandomExpression(Random random, List<Declaration> declarations, List<Local> visible) {
    this.random = random;
    this.declarations = declarations;
    this.visible = visible;
  }

  /** An expression of any kind, nested at most this deep. */
  Expression any(int depth) {
    return switch (random.nextInt(depth == 0 ? 2 : 5)) {
      case 0 -> leaf();
      case 1 -> new SharedRead(variable(depth));
      case 2 -> call(depth);
      case 3 -> new Unary(pick(UnaryOperator.values()), any(depth - 1));
      default -> binary(depth);
    };
  }

  private Expression binary(int depth) {
    BinaryOperator operator = pick(BinaryOperator.values());
    Expression right = operator.isDivision() ? new ThreadNumber() : any(depth - 1);
    return new Binary(operator, any(depth - 1), right);
  }

  /** An expression over locals and constants. */
  Expression unshared(int depth) {
    BinaryOperator operator = pick(BinaryOperator.values());
    return depth == 0 || operator.isDivision()
        ? leaf()
        : new Binary(operator, unshared(depth - 1), unshared(depth - 1));
  }

  private Expression leaf() {
    return switch (random.nextInt(visible.isEmpty() ? 4 : 6)) {
      case 0 -> new Literal(random.nextInt());
      case 1 -> new Literal(pick(new Integer[] {0, 1, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}));
      case 2 -> new ConstantUse(pick(ConstantDeclaration.class));
      case 3 -> new ThreadNumber();
      default -> new LocalRead(visible.get(random.nextInt(visible.size())));
    };
  }

  Expression call(int depth) {
    return switch (random.nextInt(9)) {
      case 0 -> new GetAndAdd(variable(depth), any(depth - 1));
      case 1 -> new GetAndSet(variable(depth), any(depth - 1));
      case 2 -> new CompareAndSet(variable(depth), any(depth - 1), any(depth - 1));
      case 3 -> new TryLock(reference(LockDeclaration.class, depth));
      case 4 -> new TryAcquire(reference(SemaphoreDeclaration.class, depth), any(depth - 1));
      case 5 -> new Interrupted();
      case 6 -> new Attempt(pick(Attempt.Mode.values()), wait(depth));
      case 7 -> new Attempt(Attempt.Mode.INTERRUPTIBLE, acquire(depth));
      default -> new Choose(constant(1));
    };
  }

  private Statement wait(int depth) {
    return random.nextBoolean()
        ? new Statement.Park()
        : new Statement.WaitAction(
            Statement.WaitAction.Action.WAIT, reference(WaitQueue.class, depth));
  }

  private Statement acquire(int depth) {
    return random.nextBoolean()
        ? new Statement.LockAction(
            Statement.LockAction.Action.LOCK, reference(LockDeclaration.class, depth))
        : new Statement.SemaphoreAction(
            Statement.SemaphoreAction.Action.ACQUIRE,
            reference(SemaphoreDeclaration.class, depth),
            any(depth - 1));
  }

  Reference<SharedVariable> variable(int depth) {
    return reference(SharedVariable.class, depth);
  }

  <D extends Declaration> Reference<D> reference(Class<D> type, int depth) {
    D declaration = pick(type);
    return declaration.extent().array()
        ? Reference.to(declaration, index(declaration.extent().cells(), depth))
        : Reference.to(declaration);
  }

  private Expression index(int cells, int depth) {
    return switch (random.nextInt(depth == 0 ? 2 : 4)) {
      case 0 -> new Literal(random.nextInt(cells));
      case 1 -> new ThreadNumber();
      case 2 -> new SharedRead(variable(depth - 1));
      default -> new Binary(BinaryOperator.SUBTRACT, new ThreadNumber(), any(depth - 1));
    };
  }

  /** A constant expression between the given value and that value plus eight. */
  Expression constant(int lowest) {
    return random.nextBoolean()
        ? new Literal(lowest + random.nextInt(9))
        : new ConstantUse((ConstantDeclaration) declarations.get(0));
  }

  BinaryOperator comparison() {
    return pick(
        Arrays.stream(BinaryOperator.values())
            .filter(BinaryOperator::isComparison)
            .toArray(BinaryOperator[]::new));
  }

  private <D extends Declaration> D pick(Class<D> type) {
    List<D> fitting = declarations.stream().filter(type::isInstance).map(type::cast).toList();
    return fitting.get(random.nextInt(fitting.size()));
  }

  private <E> E pick(E[] values) {
    return values[random.nextInt(values.length)];
  }
}
