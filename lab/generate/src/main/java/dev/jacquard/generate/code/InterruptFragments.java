package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Expression.Attempt;
import dev.jacquard.litmus.syntax.Expression.Interrupted;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Await;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.Park;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import java.util.ArrayList;
import java.util.List;

/** Interrupting others, and giving up when interrupted. */
final class InterruptFragments {
  private InterruptFragments() {}

  private static Attempt interruptibly(Statement operation) {
    return new Attempt(Attempt.Mode.INTERRUPTIBLE, operation);
  }

  static List<Statement> interrupt(Body body, int room) {
    return ParkFragments.toSomeThread(body, ThreadAction.Action.INTERRUPT).stream().toList();
  }

  static List<Statement> interrupted(Body body, int room) {
    return List.of(body.values().observe(new Interrupted()));
  }

  static List<Statement> park(Body body, int room) {
    return List.of(body.values().observe(interruptibly(new Park())));
  }

  static List<Statement> join(Body body, int room) {
    return ParkFragments.toSomeThread(body, ThreadAction.Action.JOIN)
        .map(join -> body.values().observe(interruptibly(join)))
        .stream()
        .toList();
  }

  /** What is done without the lock, and what with it. */
  static List<Statement> section(Body body, int room) {
    if (body.vocabulary().locks().isEmpty()) {
      return List.of();
    }
    Reference<LockDeclaration> lock = LockFragments.lock(body);
    Block without = body.optionalBlock(room - 2);
    Block with = body.block(() -> beforeUnlock(body, lock, room - 2));
    return List.of(new If(interruptibly(LockFragments.take(lock)), without, with));
  }

  private static List<Statement> beforeUnlock(
      Body body, Reference<LockDeclaration> lock, int room) {
    List<Statement> statements = new ArrayList<>(body.inner(room));
    statements.add(LockFragments.give(lock));
    return statements;
  }

  static List<Statement> acquire(Body body, int room) {
    return body.vocabulary().semaphores().isEmpty()
        ? List.of()
        : List.of(
            body.values().observe(interruptibly(SemaphoreFragments.acquire(body, room).get(0))));
  }

  /** Of a volatile variable, if the one drawn is. */
  static List<Statement> await(Body body, int room) {
    Await await = (Await) ControlFragments.await(body, room).get(0);
    return await.cell().declaration().mode() == SharedVariable.Mode.VOLATILE
        ? List.of(body.values().observe(interruptibly(await)))
        : List.of();
  }

  static List<Statement> waitOnce(Body body, int room) {
    return WaitFragments.attempt(body, Attempt.Mode.INTERRUPTIBLE);
  }
}
