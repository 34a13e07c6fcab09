package dev.jacquard.generate.shrink;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Reference;
import java.util.function.Function;
import java.util.stream.Stream;

/** The expressions that are one step smaller than a given one: literals, and its parts. */
final class SmallerExpressions implements Expression.Visitor<Stream<Expression>> {
  private SmallerExpressions() {}

  static Stream<Expression> of(Expression expression) {
    return expression instanceof Literal literal
        ? ofLiteral(literal.value())
        : Stream.concat(
            Stream.of(new Literal(0), new Literal(1)), expression.accept(new SmallerExpressions()));
  }

  private static Stream<Expression> ofLiteral(int value) {
    return switch (value) {
      case 0 -> Stream.of();
      case 1 -> Stream.of(new Literal(0));
      default -> Stream.of(new Literal(0), new Literal(1));
    };
  }

  /** The uses of a declaration with a smaller index. */
  static <D extends Declaration> Stream<Reference<D>> of(Reference<D> reference) {
    return reference.index().stream()
        .flatMap(SmallerExpressions::of)
        .map(index -> Reference.to(reference.declaration(), index));
  }

  private static Stream<Expression> each(Expression part, Function<Expression, Expression> whole) {
    return of(part).map(whole);
  }

  private static <D extends Declaration> Stream<Expression> each(
      Reference<D> part, Function<Reference<D>, Expression> whole) {
    return of(part).map(whole);
  }

  @Override
  public Stream<Expression> visitLiteral(Literal e) {
    return Stream.of();
  }

  @Override
  public Stream<Expression> visitConstantUse(Expression.ConstantUse e) {
    return Stream.of();
  }

  @Override
  public Stream<Expression> visitThreadNumber(Expression.ThreadNumber e) {
    return Stream.of();
  }

  @Override
  public Stream<Expression> visitLocalRead(Expression.LocalRead e) {
    return Stream.of();
  }

  @Override
  public Stream<Expression> visitSharedRead(Expression.SharedRead e) {
    return each(e.cell(), Expression.SharedRead::new);
  }

  @Override
  public Stream<Expression> visitUnary(Expression.Unary e) {
    return Stream.concat(
        Stream.of(e.operand()),
        each(e.operand(), operand -> new Expression.Unary(e.operator(), operand)));
  }

  @Override
  public Stream<Expression> visitBinary(Expression.Binary e) {
    return Stream.of(
            Stream.of(e.left(), e.right()),
            each(e.left(), left -> new Expression.Binary(e.operator(), left, e.right())),
            each(e.right(), right -> new Expression.Binary(e.operator(), e.left(), right)))
        .flatMap(part -> part);
  }

  @Override
  public Stream<Expression> visitGetAndAdd(Expression.GetAndAdd e) {
    return Stream.concat(
        each(e.cell(), cell -> new Expression.GetAndAdd(cell, e.operand())),
        each(e.operand(), operand -> new Expression.GetAndAdd(e.cell(), operand)));
  }

  @Override
  public Stream<Expression> visitGetAndSet(Expression.GetAndSet e) {
    return Stream.concat(
        each(e.cell(), cell -> new Expression.GetAndSet(cell, e.operand())),
        each(e.operand(), operand -> new Expression.GetAndSet(e.cell(), operand)));
  }

  @Override
  public Stream<Expression> visitCompareAndSet(Expression.CompareAndSet e) {
    return Stream.of(
            each(e.cell(), c -> new Expression.CompareAndSet(c, e.expected(), e.update())),
            each(e.expected(), x -> new Expression.CompareAndSet(e.cell(), x, e.update())),
            each(e.update(), u -> new Expression.CompareAndSet(e.cell(), e.expected(), u)))
        .flatMap(part -> part);
  }

  @Override
  public Stream<Expression> visitTryLock(Expression.TryLock e) {
    return each(e.lock(), Expression.TryLock::new);
  }

  @Override
  public Stream<Expression> visitTryAcquire(Expression.TryAcquire e) {
    return Stream.concat(
        each(e.semaphore(), s -> new Expression.TryAcquire(s, e.permits())),
        each(e.permits(), permits -> new Expression.TryAcquire(e.semaphore(), permits)));
  }

  @Override
  public Stream<Expression> visitChoose(Expression.Choose e) {
    return each(e.bound(), Expression.Choose::new);
  }

  @Override
  public Stream<Expression> visitAttempt(Expression.Attempt e) {
    return SmallerStatements.of(e.operation())
        .map(operation -> new Expression.Attempt(e.mode(), operation));
  }

  @Override
  public Stream<Expression> visitInterrupted(Expression.Interrupted e) {
    return Stream.of();
  }
}
