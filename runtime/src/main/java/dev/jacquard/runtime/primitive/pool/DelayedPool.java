package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import jdk.internal.misc.Unsafe;

/**
 * What a scheduled pool has more than others. A delay is a timeout, which may always be over: a
 * task can be taken as soon as it is in the queue, the one with the earliest time first.
 */
final class DelayedPool {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> TYPE = ScheduledThreadPoolExecutor.class;
  private static final Class<?> QUEUE = Members.type(TYPE.getName() + "$DelayedWorkQueue");
  private static final Class<?> TASK = Members.type(TYPE.getName() + "$ScheduledFutureTask");
  private static final long TIME = Members.offset(TASK, "time");
  private static final long KEEP_PERIODIC =
      Members.offset(TYPE, "continueExistingPeriodicTasksAfterShutdown");
  private static final long KEEP_DELAYED =
      Members.offset(TYPE, "executeExistingDelayedTasksAfterShutdown");

  private final ThreadPoolExecutor executor;
  private final BlockingQueue<Runnable> queue;
  private final Repetitions repetitions = new Repetitions();
  private final List<Runnable> resting = new ArrayList<>();

  DelayedPool(ThreadPoolExecutor executor, BlockingQueue<Runnable> queue) {
    this.executor = executor;
    this.queue = queue;
  }

  /** Whether a queue is that of scheduled pools. */
  @Tells("it looks at how the object was made")
  static boolean isQueue(BlockingQueue<?> queue) {
    return queue.getClass() == QUEUE;
  }

  /** Whether a pool has only the JDK's own tasks, which the queue can order by itself. */
  @Tells("it looks at how the object was made")
  static boolean isPlain(ThreadPoolExecutor executor) {
    return !PoolHooks.overrides(executor.getClass(), "decorateTask");
  }

  /** Takes the task whose time comes first; time passes until then. */
  Runnable take(LogicalThread worker) {
    Runnable first = queue.peek();
    queue.remove(first);
    worker.pass(UNSAFE.getLong(first, TIME) - worker.nanos());
    return first;
  }

  /** Puts a periodic task back for its next run; false if it has run often enough. */
  boolean putBack(Runnable task) {
    if (repetitions.mayRepeat(task)) {
      queue.add(task);
      return true;
    }
    resting.add(task);
    return false;
  }

  /** Whether a task may go on after the pool has been shut down. */
  boolean survivesShutdown(RunnableScheduledFuture<?> task) {
    return UNSAFE.getBoolean(executor, task.isPeriodic() ? KEEP_PERIODIC : KEEP_DELAYED);
  }

  /** Takes away all tasks that do not survive a shutdown. */
  List<RunnableScheduledFuture<?>> endTasks() {
    List<RunnableScheduledFuture<?>> ended = new ArrayList<>();
    for (Runnable task : queue.toArray(new Runnable[0])) {
      if (!survivesShutdown((RunnableScheduledFuture<?>) task)) {
        queue.remove(task);
        ended.add((RunnableScheduledFuture<?>) task);
      }
    }
    for (Runnable task : resting) {
      ended.add((RunnableScheduledFuture<?>) task);
    }
    resting.clear();
    return ended;
  }

  /** Takes away all tasks. */
  void drainTo(List<Runnable> all) {
    for (Runnable task : queue.toArray(new Runnable[0])) {
      all.add(task);
    }
    queue.clear();
    all.addAll(resting);
    resting.clear();
  }
}
