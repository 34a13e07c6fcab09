package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.UnaryOperator;
import java.util.List;

/**
 * The expressions of one thread in Java.
 *
 * <p>Both languages evaluate operands from left to right, an index before the operands behind it,
 * and the right side of {@code &&} and {@code ||} only if needed, so an expression becomes the one
 * that looks the same. Where litmus has a truth value, Java has a boolean or one of the ints 0 and
 * 1, as the place wants it.
 */
final class JavaExpressions implements Expression.Visitor<String> {
  private final List<Local> locals;
  private final JavaVariables variables;
  private final Storage storage;

  JavaExpressions(List<Local> locals, JavaVariables variables, Storage storage) {
    this.locals = locals;
    this.variables = variables;
    this.storage = storage;
  }

  /** An int, where nothing stands around it. */
  String value(Expression e) {
    return isTruth(e) ? e.accept(this) + " ? 1 : 0" : e.accept(this);
  }

  /** An int as part of a larger expression. */
  String operand(Expression e) {
    boolean isNegative = e instanceof Expression.Literal literal && literal.value() < 0;
    boolean isCompound = e instanceof Expression.Unary || e instanceof Expression.Binary;
    return isTruth(e) || isCompound || isNegative ? "(" + value(e) + ")" : value(e);
  }

  /** A boolean, where nothing stands around it; never a constant, after which code is refused. */
  String condition(Expression e) {
    if (isTruth(e)) {
      return e.accept(this);
    }
    return e instanceof Expression.Literal ? "truth$(" + value(e) + ")" : operand(e) + " != 0";
  }

  private String conditionOperand(Expression e) {
    return "(" + condition(e) + ")";
  }

  /** The index of a cell, or nothing. */
  String index(Reference<?> cell) {
    return cell.index().map(this::value).orElse("");
  }

  String local(Local local) {
    return JavaNames.of(local, locals);
  }

  JavaVariable variable(Reference<SharedVariable> cell) {
    return variables.of(cell.declaration());
  }

  /** The object that is meant. A cell that the run decides is selected without reading an array. */
  <D extends Declaration> String object(Reference<D> cell) {
    return Cells.known(cell)
        .map(this::object)
        .orElseGet(
            () ->
                JavaNames.auxiliary(cell.declaration())
                    + "("
                    + storage.argumentBefore(index(cell))
                    + ")");
  }

  private String object(Element<?> element) {
    return storage.prefix() + JavaNames.of(element);
  }

  /** A call of a method of a semaphore that has the permits as its argument. */
  String call(Reference<SemaphoreDeclaration> semaphore, String method, Expression permits) {
    if (Cells.known(semaphore).isEmpty() && hasSteps(permits)) {
      throw new NotExpressibleException(Obstacle.INDEX_BEFORE_PERMITS);
    }
    return object(semaphore) + "." + method + "(" + value(permits) + ")";
  }

  private static boolean hasSteps(Expression e) {
    return Nodes.of(e)
        .all(Expression.class)
        .anyMatch(
            node ->
                !(node instanceof Expression.Literal
                    || node instanceof Expression.LocalRead
                    || node instanceof Expression.Unary
                    || node instanceof Expression.Binary));
  }

  /** Whether the Java expression is a boolean. */
  private static boolean isTruth(Expression e) {
    if (e instanceof Expression.Binary binary) {
      return binary.operator().isComparison() || binary.operator().isShortCircuit();
    } else if (e instanceof Expression.Unary unary) {
      return unary.operator() == UnaryOperator.NOT;
    }
    return e instanceof Expression.CompareAndSet
        || e instanceof Expression.TryLock
        || e instanceof Expression.TryAcquire;
  }

  /** An atomic update or another call as a statement that drops the result. */
  String statement(Expression e) {
    if (e instanceof Expression.GetAndAdd add) {
      return getAndAdd(add);
    } else if (e instanceof Expression.GetAndSet set) {
      return getAndSet(set);
    }
    boolean isCall =
        isTruth(e) && !(e instanceof Expression.Unary || e instanceof Expression.Binary);
    return isCall || e instanceof Expression.Choose ? e.accept(this) : "drop$(" + value(e) + ")";
  }

  @Override
  public String visitLiteral(Expression.Literal e) {
    return Integer.toString(e.value());
  }

  @Override
  public String visitConstantUse(Expression.ConstantUse e) {
    throw new IllegalStateException("not specialised: " + e);
  }

  @Override
  public String visitThreadNumber(Expression.ThreadNumber e) {
    throw new IllegalStateException("not specialised: " + e);
  }

  @Override
  public String visitLocalRead(Expression.LocalRead e) {
    return local(e.local());
  }

  @Override
  public String visitSharedRead(Expression.SharedRead e) {
    return variable(e.cell()).read(index(e.cell()));
  }

  @Override
  public String visitUnary(Expression.Unary e) {
    return switch (e.operator()) {
      case NEGATE -> "-" + operand(e.operand());
      case NOT -> "!" + conditionOperand(e.operand());
    };
  }

  @Override
  public String visitBinary(Expression.Binary e) {
    String between = " " + e.operator().symbol() + " ";
    return e.operator().isShortCircuit()
        ? conditionOperand(e.left()) + between + conditionOperand(e.right())
        : operand(e.left()) + between + operand(e.right());
  }

  @Override
  public String visitGetAndAdd(Expression.GetAndAdd e) {
    return variable(e.cell()).asInt(getAndAdd(e));
  }

  private String getAndAdd(Expression.GetAndAdd e) {
    return variable(e.cell()).call("getAndAdd", index(e.cell()), value(e.operand()));
  }

  @Override
  public String visitGetAndSet(Expression.GetAndSet e) {
    return variable(e.cell()).asInt(getAndSet(e));
  }

  private String getAndSet(Expression.GetAndSet e) {
    return variable(e.cell()).call("getAndSet", index(e.cell()), value(e.operand()));
  }

  @Override
  public String visitCompareAndSet(Expression.CompareAndSet e) {
    return variable(e.cell())
        .call("compareAndSet", index(e.cell()), value(e.expected()), value(e.update()));
  }

  @Override
  public String visitTryLock(Expression.TryLock e) {
    return object(e.lock()) + ".tryLock()";
  }

  @Override
  public String visitTryAcquire(Expression.TryAcquire e) {
    return call(e.semaphore(), "tryAcquire", e.permits());
  }

  @Override
  public String visitChoose(Expression.Choose e) {
    return "dev.jacquard.Jacquard.choose(" + value(e.bound()) + ")";
  }

  @Override
  public String visitAttempt(Expression.Attempt e) {
    throw new NotExpressibleException(Obstacle.GIVING_UP);
  }

  @Override
  public String visitInterrupted(Expression.Interrupted e) {
    throw new NotExpressibleException(Obstacle.GIVING_UP);
  }
}
