package dev.jacquard.generate.shrink;

import dev.jacquard.generate.syntax.Rewriter;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import java.util.ArrayList;
import java.util.List;

/**
 * What may make a {@code while} end: changes of locals, waiting, leaving, and the locals that its
 * condition reads.
 */
final class Progress extends Rewriter {
  private final List<Statement> statements = new ArrayList<>();
  private final List<Local> locals = new ArrayList<>();

  private Progress() {}

  /** Whether both bodies do the same about it. */
  static boolean isSame(Block body, Block other) {
    return statements(body).equals(statements(other));
  }

  /** Whether both conditions ask the same locals. */
  static boolean isSame(Expression condition, Expression other) {
    return locals(condition).equals(locals(other));
  }

  private static List<Statement> statements(Block body) {
    Progress progress = new Progress();
    progress.rewrite(body);
    return progress.statements;
  }

  /** The locals that an expression reads. */
  static List<Local> locals(Expression expression) {
    Progress progress = new Progress();
    progress.rewrite(expression);
    return progress.locals;
  }

  @Override
  protected Expression read(Expression.LocalRead read) {
    locals.add(read.local());
    return read;
  }

  @Override
  public List<Statement> visitAssignLocal(Statement.AssignLocal s) {
    statements.add(s);
    return List.of(s);
  }

  @Override
  public List<Statement> visitWaitAction(Statement.WaitAction s) {
    statements.add(s);
    return List.of(s);
  }

  @Override
  public List<Statement> visitBreak(Statement.Break s) {
    statements.add(s);
    return List.of(s);
  }
}
