package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.primitive.thread.Threads;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinPool.ManagedBlocker;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;

/** Fork/join pools: tasks come to a {@link ForkJoinModel} instead of the JDK's queues. */
@Models(value = ForkJoinPool.class, always = true)
public final class ForkJoinPools {
  private ForkJoinPools() {}

  // ---- tasks -----------------------------------------------------------------------------------

  @MayBeAbsent
  public static void externalPush(ForkJoinPool pool, ForkJoinTask<?> task) {
    ForkJoinModel.give(pool, task);
  }

  public static ForkJoinTask<?> externalSubmit(ForkJoinPool pool, ForkJoinTask<?> task) {
    ForkJoinModel.give(pool, Objects.requireNonNull(task));
    return task;
  }

  @MayBeAbsent
  public static ForkJoinTask<?> poolSubmit(
      ForkJoinPool pool, boolean signal, ForkJoinTask<?> task) {
    ForkJoinModel.give(pool, task);
    return task;
  }

  @MayBeAbsent
  public static Object scheduleDelayedTask(ForkJoinPool pool, Object task) {
    DelayedTasks.schedule(pool, (ForkJoinTask<?>) task);
    return task;
  }

  // ---- workers ---------------------------------------------------------------------------------

  @MayBeAbsent
  public static void registerWorker(ForkJoinPool pool, Object queue) {}

  @MayBeAbsent
  public static void runWorker(ForkJoinPool pool, Object queue) {
    Job job = begin(Control.execution());
    if (job != null) {
      ForkJoinTasks.execute(job.task());
      end(Control.execution(), job);
    }
  }

  /** The job that the current thread was made for, if it has not been taken back. */
  @Enters
  private static Job begin(Execution execution) {
    Job job = ForkJoinModel.jobOf(execution, execution.current().thread());
    return job != null && job.crew().begin(execution, job) ? job : null;
  }

  @Enters
  private static void end(Execution execution, Job job) {
    job.crew().end(execution, job);
  }

  public static void deregisterWorker(
      ForkJoinPool pool, ForkJoinWorkerThread worker, Throwable thrown) {
    if (thrown != null) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  // ---- waiting ---------------------------------------------------------------------------------

  @Tells(
      "a thread blocks as it says itself, and where tasks are done otherwise meanwhile is a step")
  public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
    Objects.requireNonNull(blocker);
    while (!blocker.isReleasable() && !block(blocker)) {
      // once more
    }
  }

  @Tells("see managedBlock")
  private static boolean block(ManagedBlocker blocker) throws InterruptedException {
    Job waiter = beginWait(Control.execution());
    try {
      return blocker.block();
    } finally {
      endWait(Control.execution(), waiter);
    }
  }

  @Tells("nothing but ForkJoinWaits says")
  @Enters
  private static Job beginWait(Execution execution) {
    return ForkJoinWaits.beginWait(execution, null, false);
  }

  @Tells("nothing but ForkJoinWaits says")
  @Enters
  private static void endWait(Execution execution, Job waiter) {
    ForkJoinWaits.endWait(execution, waiter);
  }

  public static void helpAsyncBlocker(Executor executor, ManagedBlocker blocker) {}

  // ---- its life --------------------------------------------------------------------------------

  @Enters
  public static void shutdown(Execution execution, ForkJoinPool pool) {
    if (ForkJoinModel.isPermanent(pool)) {
      return;
    }
    ForkJoinModel.of(execution, pool).shutDown(execution, false);
  }

  public static List<Runnable> shutdownNow(ForkJoinPool pool) {
    if (!ForkJoinModel.isPermanent(pool)) {
      for (Job job : stop(Control.execution(), pool)) {
        if (job.isDismissed()) {
          job.task().cancel(false);
        } else if (job.worker() != Threads.currentThread()) {
          Interrupts.interrupt(job.worker());
        }
      }
    }
    return List.of();
  }

  /** All tasks so far, those that nobody has begun dismissed. */
  @Enters
  private static Job[] stop(Execution execution, ForkJoinPool pool) {
    ForkJoinModel crew = ForkJoinModel.of(execution, pool);
    crew.shutDown(execution, true);
    return crew.dismiss(execution);
  }

  @Enters
  public static boolean isShutdown(Execution execution, ForkJoinPool pool) {
    return ForkJoinModel.of(execution, pool).isShutDown(execution);
  }

  @Enters
  public static boolean isTerminated(Execution execution, ForkJoinPool pool) {
    ForkJoinModel crew = ForkJoinModel.of(execution, pool);
    return crew.isShutDown(execution) && crew.isIdle(execution, 0);
  }

  @Enters
  public static boolean isTerminating(Execution execution, ForkJoinPool pool) {
    ForkJoinModel crew = ForkJoinModel.of(execution, pool);
    return crew.isStopped(execution) && !crew.isIdle(execution, 0);
  }

  @Enters
  public static boolean awaitTermination(
      Execution execution, ForkJoinPool pool, long timeout, TimeUnit unit)
      throws InterruptedException {
    Interrupts.check(execution);
    ForkJoinModel crew = ForkJoinModel.of(execution, pool);
    if (ForkJoinModel.isPermanent(pool)) {
      crew.isQuiescent(execution);
      return false;
    }
    long nanos = unit.toNanos(timeout);
    LogicalThread me = execution.current();
    long begin = me.nanos();
    boolean terminated =
        crew.isShutDown(execution, nanos) && crew.isIdle(execution, nanos - (me.nanos() - begin));
    if (!terminated) {
      Interrupts.check(execution);
      execution.lastLimits().passSince(begin, nanos);
    }
    return terminated;
  }

  @Enters
  public static boolean awaitQuiescence(
      Execution execution, ForkJoinPool pool, long timeout, TimeUnit unit) {
    long nanos = unit.toNanos(timeout);
    LogicalThread me = execution.current();
    long begin = me.nanos();
    boolean quiescent = ForkJoinModel.of(execution, pool).isQuiescent(execution, nanos);
    if (!quiescent) {
      execution.lastLimits().passSince(begin, nanos);
    }
    return quiescent;
  }

  @Enters
  public static boolean isQuiescent(Execution execution, ForkJoinPool pool) {
    return ForkJoinModel.of(execution, pool).isQuiescent(execution);
  }

  @MayBeAbsent
  public static void close(ForkJoinPool pool) {
    if (ForkJoinModel.isPermanent(pool)) {
      return;
    }
    shutdown(Control.execution(), pool);
    boolean interrupted = false;
    while (!awaitIdle(Control.execution(), pool)) {
      interrupted = true;
      shutdownNow(pool);
    }
    if (interrupted) {
      Interrupts.interrupt(Threads.currentThread());
    }
  }

  @Enters
  private static boolean awaitIdle(Execution execution, ForkJoinPool pool) {
    boolean idle = ForkJoinModel.of(execution, pool).awaitIdle(execution);
    if (!idle) {
      Interrupts.isPending(execution);
    }
    return idle;
  }

  // ---- what can only be estimated --------------------------------------------------------------

  @Enters
  public static int getPoolSize(Execution execution, ForkJoinPool pool) {
    return estimate(execution, "getPoolSize");
  }

  @Enters
  public static int getRunningThreadCount(Execution execution, ForkJoinPool pool) {
    return estimate(execution, "getRunningThreadCount");
  }

  @Enters
  public static int getActiveThreadCount(Execution execution, ForkJoinPool pool) {
    return estimate(execution, "getActiveThreadCount");
  }

  @Enters
  public static long getStealCount(Execution execution, ForkJoinPool pool) {
    return estimate(execution, "getStealCount");
  }

  @Enters
  public static long getQueuedTaskCount(Execution execution, ForkJoinPool pool) {
    return estimate(execution, "getQueuedTaskCount");
  }

  @Enters
  public static int getQueuedSubmissionCount(Execution execution, ForkJoinPool pool) {
    return estimate(execution, "getQueuedSubmissionCount");
  }

  @Enters
  public static boolean hasQueuedSubmissions(Execution execution, ForkJoinPool pool) {
    return estimate(execution, "hasQueuedSubmissions") > 0;
  }

  @Enters
  @MayBeAbsent
  public static long getDelayedTaskCount(Execution execution, ForkJoinPool pool) {
    return estimate(execution, "getDelayedTaskCount");
  }

  @Enters
  public static ForkJoinTask<?> pollSubmission(Execution execution, ForkJoinPool pool) {
    estimate(execution, "pollSubmission");
    return null;
  }

  @Enters
  public static int drainTasksTo(
      Execution execution, ForkJoinPool pool, Collection<? super ForkJoinTask<?>> tasks) {
    return estimate(execution, "drainTasksTo");
  }

  @Enters
  public static String toString(Execution execution, ForkJoinPool pool) {
    estimate(execution, "toString");
    return pool.toString();
  }

  private static int estimate(Execution execution, String method) {
    execution.limits().uncontrolled("ForkJoinPool." + method);
    return 0;
  }
}
