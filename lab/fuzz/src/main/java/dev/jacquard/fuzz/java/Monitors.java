package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.ConditionDeclaration;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Statement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Decides which locks become monitors; the others become {@code ReentrantLock}s. */
final class Monitors {
  private Monitors() {}

  /**
   * The locks that must be monitors, because threads wait on them and any waiter may be woken, and
   * those that can be if the style prefers it.
   */
  static Set<LockDeclaration> of(
      List<LockDeclaration> locks, List<ThreadCopy> threads, JavaStyle style) {
    Set<LockDeclaration> needed = waitedOn(threads);
    Set<LockDeclaration> impossible = triedOrWithConditions(threads);
    if (needed.stream().anyMatch(impossible::contains)) {
      throw new NotExpressibleException(Obstacle.MONITOR_AND_LOCK);
    }
    check(threads, needed);
    Set<LockDeclaration> chosen = new HashSet<>(needed);
    for (LockDeclaration lock : style.prefersMonitors() ? locks : List.<LockDeclaration>of()) {
      Set<LockDeclaration> more = new HashSet<>(chosen);
      more.add(lock);
      if (!impossible.contains(lock) && isPossible(threads, more)) {
        chosen = more;
      }
    }
    return Set.copyOf(chosen);
  }

  private static Set<LockDeclaration> waitedOn(List<ThreadCopy> threads) {
    Set<LockDeclaration> locks = new HashSet<>();
    Nodes.of(threads)
        .all(Statement.WaitAction.class)
        .map(action -> action.queue().declaration())
        .filter(LockDeclaration.class::isInstance)
        .forEach(lock -> locks.add((LockDeclaration) lock));
    return locks;
  }

  private static Set<LockDeclaration> triedOrWithConditions(List<ThreadCopy> threads) {
    Set<LockDeclaration> locks = new HashSet<>();
    Nodes nodes = Nodes.of(threads);
    nodes.all(Expression.TryLock.class).forEach(e -> locks.add(e.lock().declaration()));
    nodes
        .all(Statement.WaitAction.class)
        .map(action -> action.queue().declaration())
        .filter(ConditionDeclaration.class::isInstance)
        .forEach(queue -> locks.add(((ConditionDeclaration) queue).lock().declaration()));
    return locks;
  }

  private static void check(List<ThreadCopy> threads, Set<LockDeclaration> monitors) {
    List<ThreadCopy> nested = threads.stream().map(thread -> Nesting.of(thread, monitors)).toList();
    MonitorCheck.check(nested, monitors);
  }

  private static boolean isPossible(List<ThreadCopy> threads, Set<LockDeclaration> monitors) {
    try {
      check(threads, monitors);
      return true;
    } catch (NotExpressibleException notAllOfThem) {
      return false;
    }
  }
}
