package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.world.UncontrolledCalls;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import jdk.internal.misc.Unsafe;

/**
 * Actions that happen after some time, which may be at any moment: each has a thread of its own
 * that does nothing else.
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
    start(
        Control.execution(),
        "ForkJoinPool-delayScheduler",
        immediate ? new Execute(task) : new Give(pool, task),
        task);
  }

  /** Starts the thread that does something at any moment from now on. */
  @Enters
  public static void start(Execution execution, String name, Runnable action, Object made) {
    execution.places().made(made);
    Thread timer = new Thread(null, action, name, 0, false);
    timer.setDaemon(true);
    execution.lives().start(timer, action, Sites.here);
  }

  private record Execute(ForkJoinTask<?> task) implements Runnable {
    @Override
    public void run() {
      ForkJoinTasks.execute(task);
    }
  }

  private record Give(ForkJoinPool pool, ForkJoinTask<?> task) implements Runnable {
    @Override
    public void run() {
      ForkJoinModel.give(pool, task);
    }
  }
}
