package dev.jacquard.generate.shrink;

import dev.jacquard.generate.syntax.Rewriter;
import dev.jacquard.litmus.syntax.ConstantExpression;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.ThreadDefinition;
import java.util.List;
import java.util.Optional;

/**
 * Replaces a thread by fewer copies, or by none; what others did to the missing ones is dropped.
 */
public final class Recast extends Rewriter {
  private final ThreadDeclaration thread;
  private final Optional<ThreadDeclaration> replacement;

  public Recast(ThreadDeclaration thread, Optional<ThreadDeclaration> replacement) {
    this.thread = thread;
    this.replacement = replacement;
  }

  /** What becomes of a thread. */
  public Optional<ThreadDefinition> rewrite(ThreadDefinition definition) {
    Optional<ThreadDeclaration> declaration =
        definition.declaration().equals(thread)
            ? replacement
            : Optional.of(definition.declaration());
    return declaration.map(
        kept -> new ThreadDefinition(kept, definition.locals(), rewrite(definition.body())));
  }

  @Override
  public List<Statement> visitThreadAction(Statement.ThreadAction s) {
    if (!s.thread().declaration().equals(thread)) {
      return super.visitThreadAction(s);
    }
    return replacement
        .filter(kept -> index(s) < kept.extent().cells())
        .map(kept -> List.<Statement>of(replaced(s, kept)))
        .orElse(List.of());
  }

  /** An index that depends on the number of the thread is taken for that of the first copy. */
  private static int index(Statement.ThreadAction s) {
    return s.thread().index().map(index -> ConstantExpression.value(index, 0)).orElse(0);
  }

  private static Statement replaced(Statement.ThreadAction s, ThreadDeclaration kept) {
    Optional<Expression> index = kept.extent().array() ? s.thread().index() : Optional.empty();
    return new Statement.ThreadAction(
        s.action(), new Reference<>(kept, index, s.thread().position()), s.position());
  }
}
