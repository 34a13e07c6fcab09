package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.util.concurrent.Delayed;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import jdk.internal.misc.Unsafe;

/**
 * Actions that happen after some time, which may be at any moment: each has a thread of its own
 * that does nothing else. If the action is that a time limit has passed, it happens when time
 * limits do.
 */
public final class DelayedTasks {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private DelayedTasks() {}

  /** The JDK's own task (25 and later) for a later moment. */
  static void schedule(ForkJoinPool pool, ForkJoinTask<?> task) {
    Class<?> type = task.getClass();
    if (UNSAFE.getLong(task, Members.offset(type, "nextDelay")) != 0) {
      UncontrolledCalls.name(Control.execution(), "a periodic task of a ForkJoinPool");
    }
    boolean immediate = UNSAFE.getBoolean(task, Members.offset(type, "isImmediate"));
    Object action = UNSAFE.getReference(task, Members.offset(type, "runnable"));
    long limit = isLimit(action) ? ((Delayed) task).getDelay(TimeUnit.NANOSECONDS) : 0;
    start(
        Control.execution(),
        "ForkJoinPool-delayScheduler",
        immediate ? new Execute(task, limit, Sites.here) : new Give(pool, task),
        task);
  }

  /** Whether an action of the JDK's, of one version or another, says that a limit has passed. */
  public static boolean isLimit(Object action) {
    if (action == null) {
      return false;
    }
    return switch (action.getClass().getName()) {
      case "java.util.concurrent.CompletableFuture$Timeout",
          "java.util.concurrent.CompletableFuture$DelayedCompleter",
          "java.util.concurrent.ForkJoinPool$TimeoutAction" ->
          true;
      default -> false;
    };
  }

  /** Starts the thread that does something at any moment from now on. */
  @Enters
  public static void start(Execution execution, String name, Runnable action, Object made) {
    execution.places().made(made);
    Thread timer = new Thread(null, action, name, 0, false);
    timer.setDaemon(true);
    execution.lives().start(timer, action, Sites.here);
  }

  /** Whether a task is cancelled before a time limit passes. */
  @Enters
  private static boolean isCancelledWithin(
      Execution execution, ForkJoinTask<?> task, long nanos, int site) {
    boolean done = TaskStatus.isDoneWithin(execution, task, nanos, site);
    if (!done) {
      execution.lastLimits().pass(nanos);
    }
    return done;
  }

  private record Execute(ForkJoinTask<?> task, long limit, int site) implements Runnable {
    @Override
    public void run() {
      if (limit <= 0 || !isCancelledWithin(Control.execution(), task, limit, site)) {
        ForkJoinTasks.execute(task);
      }
    }
  }

  private record Give(ForkJoinPool pool, ForkJoinTask<?> task) implements Runnable {
    @Override
    public void run() {
      ForkJoinModel.give(pool, task);
    }
  }
}
