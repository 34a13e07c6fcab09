package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.LockAction;
import dev.jacquard.litmus.syntax.Statement.Synchronized;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Turns {@code lock(m); ... unlock(m);} into {@code synchronized (m) { ... }} for locks that are to
 * be monitors.
 *
 * <p>The blocks that this makes are not the scopes of the locals declared in them.
 */
final class Nesting {
  private final Set<LockDeclaration> monitors;

  /** A lock taken in a list of statements, and those before it. */
  private record Taken(Reference<LockDeclaration> lock, List<Statement> before) {}

  private Nesting(Set<LockDeclaration> monitors) {
    this.monitors = monitors;
  }

  /** The code without a lock or unlock of the monitors; refused if that is not possible. */
  static ThreadCopy of(ThreadCopy thread, Set<LockDeclaration> monitors) {
    return thread.with(new Nesting(monitors).nest(thread.body()));
  }

  private Block nest(Block block) {
    Deque<Taken> taken = new ArrayDeque<>();
    List<Statement> nested = new ArrayList<>();
    for (Statement statement : block.statements()) {
      if (!(statement instanceof LockAction action && isOnMonitor(action))) {
        nested.add(nest(statement));
      } else if (action.action() == LockAction.Action.LOCK) {
        taken.push(new Taken(action.lock(), nested));
        nested = new ArrayList<>();
      } else {
        Block inside = new Block(nested);
        require(!taken.isEmpty() && matches(taken.peek().lock(), action.lock()));
        require(!isLeft(inside));
        nested = taken.pop().before();
        nested.add(new Synchronized(action.lock(), inside));
      }
    }
    require(taken.isEmpty());
    return new Block(nested, block.position());
  }

  private boolean isOnMonitor(LockAction action) {
    return monitors.contains(action.lock().declaration());
  }

  /** Whether both are the same cell in every run. */
  private static boolean matches(
      Reference<LockDeclaration> taken, Reference<LockDeclaration> given) {
    return Cells.known(taken).isPresent() && Cells.known(taken).equals(Cells.known(given));
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new NotExpressibleException(Obstacle.MONITOR_NOT_NESTED);
    }
  }

  private Statement nest(Statement statement) {
    if (statement instanceof Statement.If s) {
      return new Statement.If(s.condition(), nest(s.then()), nest(s.otherwise()), s.position());
    } else if (statement instanceof Statement.While s) {
      return new Statement.While(s.condition(), nest(s.body()), s.position());
    } else if (statement instanceof Statement.Repeat s) {
      return new Statement.Repeat(s.count(), nest(s.body()), s.position());
    } else if (statement instanceof Synchronized s) {
      return new Synchronized(s.lock(), nest(s.body()), s.position());
    } else if (statement instanceof Block s) {
      return nest(s);
    }
    return statement;
  }

  /** Whether a break leads out, behind which the lock would be held. */
  private static boolean isLeft(Statement statement) {
    if (statement instanceof Statement.If s) {
      return isLeft(s.then()) || isLeft(s.otherwise());
    } else if (statement instanceof Synchronized s) {
      return isLeft(s.body());
    } else if (statement instanceof Block s) {
      return s.statements().stream().anyMatch(Nesting::isLeft);
    }
    return statement instanceof Statement.Break;
  }
}
