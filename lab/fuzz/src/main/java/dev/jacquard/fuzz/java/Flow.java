package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Follows the control flow of a thread and tells a subclass at each place which facts hold there.
 *
 * <p>A loop is followed until its facts no longer change. They only become fewer meanwhile, so
 * whatever was not certain in an early round is not certain in the end.
 */
abstract class Flow implements Statement.Visitor<Void> {
  /** What is around a statement, the innermost first. */
  final Deque<Scope> scopes = new ArrayDeque<>();

  /** The facts at the present place; none if the thread never comes there. */
  private Optional<Facts> now = Optional.empty();

  /** A loop, or the body of a synchronized. */
  sealed interface Scope {}

  /** A loop, with the facts at each way out of it. */
  record Loop(List<Facts> exits) implements Scope {}

  /** The body of a synchronized. */
  record Holding(Statement.Synchronized statement) implements Scope {}

  /** Called with the facts before a statement; an inner one may be shown several times. */
  abstract void before(Statement statement, Facts facts);

  /** Called with the facts before the end of a synchronized, or before a break out of it. */
  void beforeUnlock(Statement.Synchronized statement, Facts facts) {}

  final void follow(Block body, Facts atBeginning) {
    now = Optional.of(atBeginning);
    follow(body);
  }

  private void follow(Statement statement) {
    if (now.isPresent()) {
      before(statement, now.get());
      statement.accept(this);
    }
  }

  private static Optional<Facts> either(Optional<Facts> one, Optional<Facts> other) {
    return one.isPresent() && other.isPresent()
        ? Optional.of(one.get().or(other.get()))
        : one.or(() -> other);
  }

  private static Facts locked(Facts facts, Reference<LockDeclaration> lock) {
    return Cells.known(lock).map(facts::locked).orElse(facts);
  }

  private static Facts unlocked(Facts facts, Reference<LockDeclaration> lock) {
    Optional<Element<LockDeclaration>> known = Cells.known(lock);
    return known.isPresent() ? facts.unlocked(known.get()) : facts.unlockedAny(lock.declaration());
  }

  /** At the end of a synchronized; if only the run knows the lock, nothing was noted about it. */
  private Facts leave(Statement.Synchronized s, Facts facts) {
    beforeUnlock(s, facts);
    return Cells.known(s.lock()).map(facts::unlocked).orElse(facts);
  }

  @Override
  public Void visitLockAction(Statement.LockAction s) {
    boolean locks = s.action() == Statement.LockAction.Action.LOCK;
    now = now.map(facts -> locks ? locked(facts, s.lock()) : unlocked(facts, s.lock()));
    return null;
  }

  @Override
  public Void visitThreadAction(Statement.ThreadAction s) {
    if (s.action() == Statement.ThreadAction.Action.START) {
      now = now.map(facts -> facts.started(Cells.known(s.thread()).orElseThrow()));
    }
    return null;
  }

  @Override
  public Void visitIf(Statement.If s) {
    Optional<Facts> atCondition = now;
    if (s.condition() instanceof Expression.TryLock tryLock) {
      now = now.map(facts -> locked(facts, tryLock.lock()));
    }
    follow(s.then());
    Optional<Facts> afterThen = now;
    now = atCondition;
    follow(s.otherwise());
    now = either(afterThen, now);
    return null;
  }

  @Override
  public Void visitWhile(Statement.While s) {
    boolean endless = s.condition() instanceof Expression.Literal; // 0 has been specialised away
    loop(s.body(), endless);
    return null;
  }

  @Override
  public Void visitRepeat(Statement.Repeat s) {
    loop(s.body(), false);
    return null;
  }

  private void loop(Block body, boolean endless) {
    Facts before;
    Facts head = now.orElseThrow();
    Loop loop;
    do {
      before = head;
      loop = new Loop(new ArrayList<>());
      scopes.push(loop);
      now = Optional.of(head);
      follow(body);
      scopes.pop();
      head = now.map(head::or).orElse(head);
    } while (!head.equals(before));
    now = endless ? Optional.empty() : Optional.of(head);
    for (Facts exit : loop.exits()) {
      now = either(now, Optional.of(exit));
    }
  }

  @Override
  public Void visitBreak(Statement.Break s) {
    Facts facts = now.orElseThrow();
    for (Iterator<Scope> i = scopes.iterator(); now.isPresent(); ) {
      Scope scope = i.next();
      if (scope instanceof Holding holding) {
        facts = leave(holding.statement(), facts);
      } else if (scope instanceof Loop loop) {
        loop.exits().add(facts);
        now = Optional.empty();
      }
    }
    return null;
  }

  @Override
  public Void visitSynchronized(Statement.Synchronized s) {
    scopes.push(new Holding(s));
    now = now.map(facts -> locked(facts, s.lock()));
    follow(s.body());
    scopes.pop();
    now = now.map(facts -> leave(s, facts));
    return null;
  }

  @Override
  public Void visitBlock(Block s) {
    s.statements().forEach(this::follow);
    return null;
  }

  @Override
  public Void visitDeclareLocal(Statement.DeclareLocal s) {
    return null;
  }

  @Override
  public Void visitAssignLocal(Statement.AssignLocal s) {
    return null;
  }

  @Override
  public Void visitWrite(Statement.Write s) {
    return null;
  }

  @Override
  public Void visitUpdate(Statement.Update s) {
    return null;
  }

  @Override
  public Void visitWaitAction(Statement.WaitAction s) {
    return null;
  }

  @Override
  public Void visitSemaphoreAction(Statement.SemaphoreAction s) {
    return null;
  }

  @Override
  public Void visitPark(Statement.Park s) {
    return null;
  }

  @Override
  public Void visitAwait(Statement.Await s) {
    return null;
  }

  @Override
  public Void visitAssert(Statement.Assert s) {
    return null;
  }

  @Override
  public Void visitEvaluate(Statement.Evaluate s) {
    return null;
  }
}
