package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.LitmusFile;
import dev.jacquard.litmus.syntax.LockDeclaration;
import dev.jacquard.litmus.syntax.Statement;
import java.util.List;
import java.util.Set;

/**
 * Translates a litmus program into a Java class that does the same with real threads: each visible
 * step of litmus is one visible operation in Java, in the same order, and there are no others.
 *
 * <p>The class has {@code public static void body()}, which is the first thread, and {@code public
 * static int[] state()}, the values of the variables in the order of their declarations, arrays
 * cell by cell.
 */
public final class JavaTranslation {
  /** The package of the classes. */
  public static final String PACKAGE = "generated";

  private JavaTranslation() {}

  /** Whether a program has an await, which becomes a loop: it may go round before it goes on. */
  public static boolean hasLoopThatWaits(LitmusFile file) {
    return Nodes.of(ThreadCopy.of(file)).all(Statement.Await.class).findAny().isPresent();
  }

  /**
   * The class with this simple name.
   *
   * @param file a program as {@link WithMain} makes them
   * @throws NotExpressibleException if Java has no program with the same steps
   */
  public static JavaSource translate(LitmusFile file, String name, JavaStyle style) {
    if (!WithMain.has(file)) {
      throw new IllegalArgumentException("not all threads are started by the first one or others");
    }
    List<ThreadCopy> threads = ThreadCopy.of(file);
    if (Nodes.of(threads).giveUp()) {
      throw new NotExpressibleException(Obstacle.GIVING_UP);
    }
    StartOrder.check(threads);
    Set<LockDeclaration> monitors = Monitors.of(file.locks(), threads, style);
    List<ThreadCopy> nested = threads.stream().map(thread -> Nesting.of(thread, monitors)).toList();
    JavaClassWriter writer = new JavaClassWriter(name, file, nested, monitors, style);
    return new JavaSource(PACKAGE + "." + name, writer.write());
  }

  /**
   * Whether a thread may wait for another number of permits than one. Who wants more and is the
   * first in the queue of a semaphore keeps others waiting in Java, and does not in litmus.
   */
  public static boolean waitsForSeveralPermits(LitmusFile file) {
    return Nodes.of(ThreadCopy.of(file))
        .all(Statement.SemaphoreAction.class)
        .filter(action -> action.action() == Statement.SemaphoreAction.Action.ACQUIRE)
        .anyMatch(action -> !action.permits().equals(new Expression.Literal(1)));
  }
}
