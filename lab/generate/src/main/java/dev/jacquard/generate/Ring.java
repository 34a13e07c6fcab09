package dev.jacquard.generate;

import dev.jacquard.generate.syntax.Rewriter;
import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.LockAction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Rewrites the code of a thread for copies around a ring: single things become cells of arrays,
 * each so many places ahead of the copy that uses it.
 */
final class Ring extends Rewriter {
  private final Map<Declaration, Declaration> moving;
  private final int copies;
  private final IntUnaryOperator distance;
  private final boolean uneven;
  private final Map<Declaration, Integer> locks = new HashMap<>();

  /** The distance is drawn below a bound for every use; a lock has one in the whole thread. */
  Ring(
      Map<Declaration, Declaration> moving, int copies, IntUnaryOperator distance, boolean uneven) {
    this.moving = moving;
    this.copies = copies;
    this.distance = distance;
    this.uneven = uneven;
  }

  @Override
  @SuppressWarnings("unchecked") // a declaration becomes one of the same sort
  protected <D extends Declaration> Reference<D> rewrite(Reference<D> reference) {
    Declaration moved = moving.get(reference.declaration());
    if (moved == null) {
      return super.rewrite(reference);
    }
    int ahead =
        moved instanceof LockDeclaration
            ? locks.computeIfAbsent(reference.declaration(), lock -> distance.applyAsInt(copies))
            : distance.applyAsInt(copies);
    return new Reference<>((D) moved, Optional.of(index(ahead)), reference.position());
  }

  /** Uneven: about every second write of the first copy stores something else. */
  @Override
  public List<Statement> visitWrite(Statement.Write s) {
    Statement.Write write = (Statement.Write) super.visitWrite(s).get(0);
    if (!uneven || distance.applyAsInt(2) == 0) {
      return List.of(write);
    }
    Expression isFirst =
        new Expression.Binary(
            BinaryOperator.EQUAL, new Expression.ThreadNumber(), new Expression.Literal(0));
    Expression more = new Expression.Binary(BinaryOperator.ADD, write.value(), isFirst);
    return List.of(new Statement.Write(write.cell(), more, s.position()));
  }

  /** Spelled out: the check of a declaration does not see through an index that is kept. */
  @Override
  public List<Statement> visitSynchronized(Statement.Synchronized s) {
    List<Statement> spelledOut = new ArrayList<>();
    spelledOut.add(new LockAction(LockAction.Action.LOCK, rewrite(s.lock()), s.position()));
    spelledOut.addAll(rewrite(s.body()).statements());
    spelledOut.add(new LockAction(LockAction.Action.UNLOCK, rewrite(s.lock()), s.position()));
    return spelledOut;
  }

  private Expression index(int ahead) {
    Expression own = new Expression.ThreadNumber();
    return ahead == 0
        ? own
        : new Expression.Binary(
            BinaryOperator.REMAINDER,
            new Expression.Binary(BinaryOperator.ADD, own, new Expression.Literal(ahead)),
            new Expression.Literal(copies));
  }
}
