package dev.jacquard.generate.shrink;

import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.LockAction;
import dev.jacquard.litmus.syntax.Statement.SemaphoreAction;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Removes a taking and the matching giving back, which make sense only together. */
final class Pairs {
  private Pairs() {}

  /** The statements without one such pair. */
  static Stream<List<Statement>> without(List<Statement> statements) {
    return IntStream.range(0, statements.size())
        .boxed()
        .flatMap(
            i ->
                IntStream.range(i + 1, statements.size())
                    .filter(j -> isPair(statements.get(i), statements.get(j)))
                    .mapToObj(j -> without(statements, i, j)));
  }

  private static boolean isPair(Statement first, Statement second) {
    if (first instanceof LockAction take && second instanceof LockAction give) {
      return take.action() == LockAction.Action.LOCK
          && give.action() == LockAction.Action.UNLOCK
          && take.lock().equals(give.lock());
    }
    return first instanceof SemaphoreAction take
        && second instanceof SemaphoreAction give
        && take.action() == SemaphoreAction.Action.ACQUIRE
        && give.action() == SemaphoreAction.Action.RELEASE
        && take.semaphore().equals(give.semaphore());
  }

  private static List<Statement> without(List<Statement> statements, int i, int j) {
    List<Statement> left = new ArrayList<>(statements);
    left.remove(j);
    left.remove(i);
    return left;
  }
}
