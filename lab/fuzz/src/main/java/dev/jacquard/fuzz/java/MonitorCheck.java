package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Reference;
import dev.jacquard.litmus.syntax.Statement;
import dev.jacquard.litmus.syntax.Statement.ThreadAction;
import dev.jacquard.litmus.syntax.ThreadDeclaration;
import dev.jacquard.litmus.syntax.WaitQueue;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Refuses monitors under which a thread may fail, or which a break would leave too late.
 *
 * <p>A thread that fails keeps its locks in litmus, while a synchronized block of Java gives its
 * monitor back, which is a step that litmus does not have.
 */
final class MonitorCheck extends Flow {
  private final Set<LockDeclaration> monitors;
  private final Set<Element<ThreadDeclaration>> startedOnce;

  private MonitorCheck(Set<LockDeclaration> monitors, Set<Element<ThreadDeclaration>> startedOnce) {
    this.monitors = monitors;
    this.startedOnce = startedOnce;
  }

  /** The code of the threads is already nested. */
  static void check(List<ThreadCopy> threads, Set<LockDeclaration> monitors) {
    MonitorCheck check = new MonitorCheck(monitors, startedOnce(threads));
    threads.forEach(thread -> check.follow(thread.body(), Facts.atBeginning(Set.of())));
  }

  /** The threads that only one statement starts, and not in a loop. */
  private static Set<Element<ThreadDeclaration>> startedOnce(List<ThreadCopy> threads) {
    Set<Element<ThreadDeclaration>> once = new HashSet<>();
    Set<Element<ThreadDeclaration>> more = new HashSet<>();
    Nodes.of(threads)
        .all(ThreadAction.class)
        .flatMap(MonitorCheck::started)
        .forEach(thread -> (once.contains(thread) ? more : once).add(thread));
    Nodes.of(threads).all(Statement.While.class).forEach(loop -> addStarted(more, loop));
    Nodes.of(threads).all(Statement.Repeat.class).forEach(loop -> addStarted(more, loop));
    once.removeAll(more);
    return once;
  }

  private static void addStarted(Set<Element<ThreadDeclaration>> threads, Statement loop) {
    Nodes.of(loop).all(ThreadAction.class).flatMap(MonitorCheck::started).forEach(threads::add);
  }

  private static Stream<Element<ThreadDeclaration>> started(ThreadAction action) {
    return action.action() == ThreadAction.Action.START
        ? Cells.known(action.thread()).stream()
        : Stream.empty();
  }

  private boolean isMonitor(Scope scope) {
    return scope instanceof Holding holding
        && monitors.contains(holding.statement().lock().declaration());
  }

  private boolean isUnderMonitor() {
    return scopes.stream().anyMatch(this::isMonitor);
  }

  @Override
  void before(Statement statement, Facts facts) {
    if (isUnderMonitor() && mayFail(statement, facts)) {
      throw new NotExpressibleException(Obstacle.FAILURE_UNDER_MONITOR);
    }
    if (statement instanceof Statement.Break) {
      checkBreak();
    }
  }

  @Override
  void beforeUnlock(Statement.Synchronized s, Facts facts) {
    boolean held = Cells.known(s.lock()).map(facts::holds).orElse(!hasUnlock(s));
    if (isUnderMonitor() && !held) {
      throw new NotExpressibleException(Obstacle.FAILURE_UNDER_MONITOR);
    }
  }

  /** Whether the body could give back the lock of a synchronized that only the run knows. */
  private static boolean hasUnlock(Statement.Synchronized s) {
    return Nodes.of(s.body())
        .all(Statement.LockAction.class)
        .anyMatch(action -> action.lock().declaration().equals(s.lock().declaration()));
  }

  /** The break gives back the locks around it that are no monitors, then leaves the monitors. */
  private void checkBreak() {
    boolean leavesMonitor = false;
    for (Scope scope : scopes) {
      if (scope instanceof Loop) {
        return;
      }
      if (leavesMonitor && !isMonitor(scope)) {
        throw new NotExpressibleException(Obstacle.BREAK_OUT_OF_MONITOR);
      }
      leavesMonitor |= isMonitor(scope);
    }
  }

  /** Whether the statement itself may fail, without the statements in it. */
  private boolean mayFail(Statement statement, Facts facts) {
    if (statement instanceof Statement.If s) {
      return PossibleFailure.in(s.condition());
    } else if (statement instanceof Statement.While s) {
      return PossibleFailure.in(s.condition());
    } else if (statement instanceof Statement.Synchronized s) {
      return PossibleFailure.in(s.lock());
    } else if (statement instanceof Statement.Repeat || statement instanceof Statement.Block) {
      return false;
    }
    return PossibleFailure.in(statement) || mayBeForbidden(statement, facts);
  }

  private boolean mayBeForbidden(Statement statement, Facts facts) {
    if (statement instanceof Statement.LockAction s) {
      return s.action() == Statement.LockAction.Action.UNLOCK && !holds(facts, s.lock());
    } else if (statement instanceof Statement.WaitAction s) {
      return !holdsLockOf(facts, s.queue());
    } else if (statement instanceof ThreadAction s) {
      return s.action() == ThreadAction.Action.START
          && !startedOnce.contains(Cells.known(s.thread()).orElseThrow());
    }
    return statement instanceof Statement.Assert s && !isTrue(s.condition());
  }

  private static boolean holds(Facts facts, Reference<LockDeclaration> lock) {
    return Cells.known(lock).map(facts::holds).orElse(false);
  }

  private static boolean holdsLockOf(Facts facts, Reference<? extends WaitQueue> queue) {
    if (queue.declaration() instanceof ConditionDeclaration condition) {
      return facts.holds(condition.lock());
    }
    Optional<? extends Element<? extends WaitQueue>> lock = Cells.known(queue);
    return lock.isPresent()
        && lock.get().declaration() instanceof LockDeclaration declaration
        && facts.holds(new Element<>(declaration, lock.get().index()));
  }

  private static boolean isTrue(Expression condition) {
    return condition instanceof Expression.Literal literal && literal.value() != 0;
  }
}
