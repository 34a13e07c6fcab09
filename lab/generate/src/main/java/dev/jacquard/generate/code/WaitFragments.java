package dev.jacquard.generate.code;

import dev.jacquard.litmus.syntax.BinaryOperator;
import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Expression.Attempt;
import dev.jacquard.litmus.syntax.Expression.Binary;
import dev.jacquard.litmus.syntax.Expression.Literal;
import dev.jacquard.litmus.syntax.Expression.SharedRead;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.SharedVariable;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.Block;
import dev.jacquard.litmus.syntax.Statement.If;
import dev.jacquard.litmus.syntax.Statement.Synchronized;
import dev.jacquard.litmus.syntax.Statement.WaitAction;
import dev.jacquard.litmus.syntax.Statement.WaitAction.Action;
import dev.jacquard.litmus.syntax.Statement.While;
import dev.jacquard.litmus.syntax.WaitQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Waiting and waking up, on monitors or on conditions. */
final class WaitFragments {
  static final WaitFragments ON_MONITORS = new WaitFragments(WaitFragments::monitor);
  static final WaitFragments ON_CONDITIONS = new WaitFragments(WaitFragments::condition);

  private final Function<Body, Queue> queues;

  /** Where to wait, and the lock to hold there. */
  private record Queue(Reference<LockDeclaration> lock, Reference<? extends WaitQueue> place) {}

  private WaitFragments(Function<Body, Queue> queues) {
    this.queues = queues;
  }

  /** A wait that may end otherwise, on whatever there is; nothing if there is no lock. */
  static List<Statement> attempt(Body body, Attempt.Mode mode) {
    if (body.vocabulary().locks().isEmpty()) {
      return List.of();
    }
    boolean onCondition = !body.vocabulary().conditions().isEmpty() && body.draw().oneIn(2);
    Queue queue = onCondition ? condition(body) : monitor(body);
    Statement wait =
        body.draw().oneIn(4)
            ? new Statement.Evaluate(new Attempt(mode, await(queue)))
            : body.values().observe(new Attempt(mode, await(queue)));
    return List.of(LockFragments.take(queue.lock()), wait, LockFragments.give(queue.lock()));
  }

  private static Queue monitor(Body body) {
    Reference<LockDeclaration> lock = LockFragments.lock(body);
    return new Queue(lock, lock);
  }

  private static Queue condition(Body body) {
    ConditionDeclaration condition = body.draw().of(body.vocabulary().conditions());
    return new Queue(Reference.to(condition.lock().declaration()), Reference.to(condition));
  }

  private static Statement under(Queue queue, Statement... statements) {
    return new Synchronized(queue.lock(), new Block(List.of(statements)));
  }

  private static Statement await(Queue queue) {
    return new WaitAction(Action.WAIT, queue.place());
  }

  private static Statement wake(Body body, Queue queue) {
    Action action = body.draw().oneIn(3) ? Action.NOTIFY_ALL : Action.NOTIFY;
    return new WaitAction(action, queue.place());
  }

  /** Without a guard: a signal that came before is lost. */
  List<Statement> waitOnce(Body body, int room) {
    Queue queue = queues.apply(body);
    Block block = body.block(() -> waitAnd(body, queue, room - 2));
    return List.of(new Synchronized(queue.lock(), block));
  }

  private static List<Statement> waitAnd(Body body, Queue queue, int room) {
    List<Statement> statements = new ArrayList<>(List.of(await(queue)));
    statements.addAll(body.inner(room));
    return statements;
  }

  List<Statement> waitWhile(Body body, int room) {
    Queue queue = queues.apply(body);
    Block round = new Block(List.of(await(queue)));
    return List.of(under(queue, new While(notYet(body), round)));
  }

  /** A guard that is not checked again. */
  List<Statement> waitIf(Body body, int room) {
    Queue queue = queues.apply(body);
    Block then = new Block(List.of(await(queue)));
    return List.of(under(queue, new If(notYet(body), then, Body.EMPTY)));
  }

  private static Expression notYet(Body body) {
    return new Binary(BinaryOperator.EQUAL, new SharedRead(body.values().cell()), new Literal(0));
  }

  /** A signal without news. */
  List<Statement> wake(Body body, int room) {
    Queue queue = queues.apply(body);
    return List.of(under(queue, wake(body, queue)));
  }

  List<Statement> changeAndWake(Body body, int room) {
    Queue queue = queues.apply(body);
    Reference<SharedVariable> cell = body.values().cell();
    Statement change = new Statement.Write(cell, body.values().small());
    return List.of(under(queue, change, wake(body, queue)));
  }

  /** Fails, unless it happens to stand under the lock. */
  List<Statement> wakeWithoutLock(Body body, int room) {
    return body.draw().oneIn(3) ? List.of(wake(body, queues.apply(body))) : List.of();
  }
}
