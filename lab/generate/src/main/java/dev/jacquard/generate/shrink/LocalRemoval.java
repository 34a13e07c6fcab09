package dev.jacquard.generate.shrink;

import dev.jacquard.generate.syntax.Rewriter;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Statement;
import java.util.List;

/** Removes a local: it reads as 0, and what was stored in it is no longer computed. */
final class LocalRemoval extends Rewriter {
  private final Local local;

  LocalRemoval(Local local) {
    this.local = local;
  }

  @Override
  protected Expression read(Expression.LocalRead read) {
    return read.local().equals(local) ? new Expression.Literal(0) : read;
  }

  @Override
  public List<Statement> visitDeclareLocal(Statement.DeclareLocal s) {
    return s.local().equals(local) ? List.of() : super.visitDeclareLocal(s);
  }

  /** Without the local that may end it, a loop goes as well. */
  @Override
  public List<Statement> visitWhile(Statement.While s) {
    return Progress.locals(s.condition()).contains(local) ? List.of() : super.visitWhile(s);
  }

  @Override
  public List<Statement> visitAssignLocal(Statement.AssignLocal s) {
    return s.local().equals(local) ? List.of() : super.visitAssignLocal(s);
  }
}
