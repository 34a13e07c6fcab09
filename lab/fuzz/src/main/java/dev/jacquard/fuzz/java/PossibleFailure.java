package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;

/** Tells whether evaluating something may end the thread, whatever the locks are. */
final class PossibleFailure {
  private PossibleFailure() {}

  static boolean in(Expression expression) {
    return in(Nodes.of(expression));
  }

  /** In the expressions of a statement without inner statements. */
  static boolean in(Statement statement) {
    return in(Nodes.of(statement));
  }

  static boolean in(Reference<?> reference) {
    return Cells.known(reference).isEmpty();
  }

  private static boolean in(Nodes nodes) {
    return nodes.all(Reference.class).anyMatch(reference -> in((Reference<?>) reference))
        || nodes.all(Expression.Binary.class).anyMatch(PossibleFailure::isDivision)
        || nodes.all(Expression.TryAcquire.class).anyMatch(e -> !isPermits(e.permits()))
        || nodes.all(Statement.SemaphoreAction.class).anyMatch(s -> !isPermits(s.permits()));
  }

  private static boolean isDivision(Expression.Binary e) {
    boolean isSafe = e.right() instanceof Expression.Literal divisor && divisor.value() != 0;
    return e.operator().isDivision() && !isSafe;
  }

  /** Whether this is certainly not negative. */
  private static boolean isPermits(Expression permits) {
    return permits instanceof Expression.Literal literal && literal.value() >= 0;
  }
}
