package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.Expression.LocalRead;
import dev.jacquard.litmus.syntax.Expression.TryLock;
import dev.jacquard.litmus.syntax.Local;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.DeclareLocal;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.LockAction;
import dev.jacquard.litmus.syntax.Statement.Synchronized;
import java.util.ArrayList;
import java.util.List;

/** Code under locks, right and wrong. */
final class LockFragments {
  private LockFragments() {}

  static Reference<LockDeclaration> lock(Body body) {
    return Reference.to(body.draw().of(body.vocabulary().locks()));
  }

  static Statement take(Reference<LockDeclaration> lock) {
    return new LockAction(LockAction.Action.LOCK, lock);
  }

  static Statement give(Reference<LockDeclaration> lock) {
    return new LockAction(LockAction.Action.UNLOCK, lock);
  }

  static List<Statement> section(Body body, int room) {
    Reference<LockDeclaration> lock = lock(body);
    List<Statement> statements = new ArrayList<>(List.of(take(lock)));
    statements.addAll(body.inner(room - 1));
    statements.add(give(lock));
    return statements;
  }

  static List<Statement> synchronizedSection(Body body, int room) {
    return List.of(new Synchronized(lock(body), body.block(room - 1)));
  }

  /** Two locks, or one twice. */
  static List<Statement> nested(Body body, int room) {
    Synchronized inner = new Synchronized(lock(body), body.block(room - 2));
    return List.of(new Synchronized(lock(body), new Block(List.of(inner))));
  }

  /** Unlocks in the order of locking. */
  static List<Statement> crossed(Body body, int room) {
    Reference<LockDeclaration> first = lock(body);
    Reference<LockDeclaration> second = lock(body);
    List<Statement> statements = new ArrayList<>(List.of(take(first), take(second), give(first)));
    statements.addAll(body.inner(room - 2));
    statements.add(give(second));
    return statements;
  }

  static List<Statement> leftLocked(Body body, int room) {
    return body.draw().oneIn(2) ? List.of(take(lock(body))) : List.of();
  }

  static List<Statement> strayUnlock(Body body, int room) {
    return body.draw().oneIn(3) ? List.of(give(lock(body))) : List.of();
  }

  /** What is done with the lock, and perhaps what is done without it. */
  static List<Statement> ifTryLock(Body body, int room) {
    Reference<LockDeclaration> lock = lock(body);
    Block then = body.block(() -> beforeUnlock(body, lock, room - 1));
    return List.of(new If(new TryLock(lock), then, body.optionalBlock(room - 1)));
  }

  private static List<Statement> beforeUnlock(
      Body body, Reference<LockDeclaration> lock, int room) {
    List<Statement> statements = new ArrayList<>(body.inner(room));
    if (!body.draw().oneIn(8)) {
      statements.add(give(lock));
    }
    return statements;
  }

  static List<Statement> observedTryLock(Body body, int room) {
    Reference<LockDeclaration> lock = lock(body);
    Local taken = body.locals().declare();
    List<Statement> statements = new ArrayList<>();
    statements.add(new DeclareLocal(taken, new TryLock(lock)));
    statements.addAll(body.inner(room - 1));
    statements.add(new If(new LocalRead(taken), new Block(List.of(give(lock))), Body.EMPTY));
    return statements;
  }
}
