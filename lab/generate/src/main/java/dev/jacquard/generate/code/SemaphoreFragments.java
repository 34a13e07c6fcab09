package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.TryAcquire;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SemaphoreDeclaration;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.SemaphoreAction;
import dev.jacquard.litmus.syntax.Statement.SemaphoreAction.Action;
import java.util.ArrayList;
import java.util.List;

/** Code that takes and gives permits of semaphores. */
final class SemaphoreFragments {
  private SemaphoreFragments() {}

  private static Reference<SemaphoreDeclaration> semaphore(Body body) {
    return Reference.to(body.draw().of(body.vocabulary().semaphores()));
  }

  private static Expression permits(Body body) {
    return new Literal(body.draw().oneIn(6) ? 2 : 1);
  }

  static List<Statement> section(Body body, int room) {
    Reference<SemaphoreDeclaration> semaphore = semaphore(body);
    Expression permits = permits(body);
    List<Statement> statements = new ArrayList<>();
    statements.add(new SemaphoreAction(Action.ACQUIRE, semaphore, permits));
    statements.addAll(body.inner(room - 2));
    statements.add(new SemaphoreAction(Action.RELEASE, semaphore, permits));
    return statements;
  }

  static List<Statement> acquire(Body body, int room) {
    return List.of(new SemaphoreAction(Action.ACQUIRE, semaphore(body), permits(body)));
  }

  static List<Statement> release(Body body, int room) {
    return List.of(new SemaphoreAction(Action.RELEASE, semaphore(body), permits(body)));
  }

  static List<Statement> ifTryAcquire(Body body, int room) {
    Reference<SemaphoreDeclaration> semaphore = semaphore(body);
    Expression permits = permits(body);
    Statement release = new SemaphoreAction(Action.RELEASE, semaphore, permits);
    Block then = body.block(() -> beforeRelease(body, release, room - 2));
    return List.of(new If(new TryAcquire(semaphore, permits), then, body.optionalBlock(room - 1)));
  }

  private static List<Statement> beforeRelease(Body body, Statement release, int room) {
    List<Statement> statements = new ArrayList<>(body.inner(room));
    statements.add(release);
    return statements;
  }
}
