package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.hook.Models;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;

/** How tasks come into a scheduled pool; the rest is that of a {@linkplain ThreadPools pool}. */
@Models(value = ScheduledThreadPoolExecutor.class, always = true)
public final class ScheduledPools {
  private ScheduledPools() {}

  public static boolean applies(ScheduledThreadPoolExecutor executor) {
    return Control.on() && ModelledPools.contain(executor);
  }

  public static void delayedExecute(
      ScheduledThreadPoolExecutor executor, RunnableScheduledFuture<?> task) {
    Pool pool = Pool.of(executor);
    Admission admission = Admission.delayed(Control.execution(), pool, task);
    if (admission == Admission.REJECTED) {
      pool.fields.handler().rejectedExecution(task, executor);
    } else if (admission == Admission.QUEUED_FIRST) {
      Workforce.hire(pool, null);
    }
  }

  public static void reExecutePeriodic(
      ScheduledThreadPoolExecutor executor, RunnableScheduledFuture<?> task) {
    Pool pool = Pool.of(executor);
    Admission admission = Admission.again(Control.execution(), pool, task);
    if (admission == Admission.REJECTED) {
      task.cancel(false);
    } else if (admission == Admission.QUEUED_FIRST) {
      Workforce.hire(pool, null);
    }
  }

  /** A worker asks, about the task that it has just taken: it could when it took it. */
  public static boolean canRunInCurrentRunState(
      ScheduledThreadPoolExecutor executor, RunnableScheduledFuture<?> task) {
    return true;
  }

  public static void setContinueExistingPeriodicTasksAfterShutdownPolicy(
      ScheduledThreadPoolExecutor executor, boolean value) {
    ThreadPools.configure(
        Control.execution(),
        executor,
        () -> executor.setContinueExistingPeriodicTasksAfterShutdownPolicy(value));
  }

  public static void setExecuteExistingDelayedTasksAfterShutdownPolicy(
      ScheduledThreadPoolExecutor executor, boolean value) {
    ThreadPools.configure(
        Control.execution(),
        executor,
        () -> executor.setExecuteExistingDelayedTasksAfterShutdownPolicy(value));
  }
}
