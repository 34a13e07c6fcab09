package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.primitive.thread.Threads;
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
    Job job;
    Execution execution = Control.enter();
    try {
      job = ForkJoinModel.jobOf(execution.current().thread());
      if (job == null || !job.crew().begin(execution, job)) {
        return;
      }
    } finally {
      Control.leave();
    }
    ForkJoinTasks.execute(job.task());
    execution = Control.enter();
    try {
      job.crew().end(execution, job);
    } finally {
      Control.leave();
    }
  }

  public static void deregisterWorker(
      ForkJoinPool pool, ForkJoinWorkerThread worker, Throwable thrown) {
    if (thrown != null) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  // ---- waiting ---------------------------------------------------------------------------------

  public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
    Objects.requireNonNull(blocker);
    while (!blocker.isReleasable() && !block(blocker)) {
      // once more
    }
  }

  private static boolean block(ManagedBlocker blocker) throws InterruptedException {
    Job waiter = beginWait();
    try {
      return blocker.block();
    } finally {
      endWait(waiter);
    }
  }

  private static Job beginWait() {
    Execution execution = Control.enter();
    try {
      return ForkJoinWaits.beginWait(execution, null, false);
    } finally {
      Control.leave();
    }
  }

  private static void endWait(Job waiter) {
    Execution execution = Control.enter();
    try {
      ForkJoinWaits.endWait(execution, waiter);
    } finally {
      Control.leave();
    }
  }

  public static void helpAsyncBlocker(Executor executor, ManagedBlocker blocker) {}

  // ---- its life --------------------------------------------------------------------------------

  public static void shutdown(ForkJoinPool pool) {
    if (ForkJoinModel.isPermanent(pool)) {
      return;
    }
    Execution execution = Control.enter();
    try {
      ForkJoinModel.of(pool).shutDown(execution, false);
    } finally {
      Control.leave();
    }
  }

  public static List<Runnable> shutdownNow(ForkJoinPool pool) {
    if (!ForkJoinModel.isPermanent(pool)) {
      for (Job job : stop(pool)) {
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
  private static Job[] stop(ForkJoinPool pool) {
    Execution execution = Control.enter();
    try {
      ForkJoinModel crew = ForkJoinModel.of(pool);
      crew.shutDown(execution, true);
      return crew.dismiss(execution);
    } finally {
      Control.leave();
    }
  }

  public static boolean isShutdown(ForkJoinPool pool) {
    Execution execution = Control.enter();
    try {
      return ForkJoinModel.of(pool).isShutDown(execution);
    } finally {
      Control.leave();
    }
  }

  public static boolean isTerminated(ForkJoinPool pool) {
    Execution execution = Control.enter();
    try {
      ForkJoinModel crew = ForkJoinModel.of(pool);
      return crew.isShutDown(execution) && crew.isIdle(execution);
    } finally {
      Control.leave();
    }
  }

  public static boolean isTerminating(ForkJoinPool pool) {
    Execution execution = Control.enter();
    try {
      ForkJoinModel crew = ForkJoinModel.of(pool);
      return crew.isStopped(execution) && !crew.isIdle(execution);
    } finally {
      Control.leave();
    }
  }

  public static boolean awaitTermination(ForkJoinPool pool, long timeout, TimeUnit unit)
      throws InterruptedException {
    Execution execution = Control.enter();
    try {
      Interrupts.check(execution);
      ForkJoinModel crew = ForkJoinModel.of(pool);
      if (ForkJoinModel.isPermanent(pool)) {
        crew.isQuiescent(execution);
        return false;
      }
      boolean terminated = crew.isShutDown(execution) && crew.isIdle(execution);
      if (!terminated) {
        execution.current().pass(unit.toNanos(timeout));
      }
      return terminated;
    } finally {
      Control.leave();
    }
  }

  public static boolean awaitQuiescence(ForkJoinPool pool, long timeout, TimeUnit unit) {
    Execution execution = Control.enter();
    try {
      boolean quiescent = ForkJoinModel.of(pool).isQuiescent(execution);
      if (!quiescent) {
        execution.current().pass(unit.toNanos(timeout));
      }
      return quiescent;
    } finally {
      Control.leave();
    }
  }

  public static boolean isQuiescent(ForkJoinPool pool) {
    Execution execution = Control.enter();
    try {
      return ForkJoinModel.of(pool).isQuiescent(execution);
    } finally {
      Control.leave();
    }
  }

  @MayBeAbsent
  public static void close(ForkJoinPool pool) {
    if (ForkJoinModel.isPermanent(pool)) {
      return;
    }
    shutdown(pool);
    boolean interrupted = false;
    while (!awaitIdle(pool)) {
      interrupted = true;
      shutdownNow(pool);
    }
    if (interrupted) {
      Interrupts.interrupt(Threads.currentThread());
    }
  }

  private static boolean awaitIdle(ForkJoinPool pool) {
    Execution execution = Control.enter();
    try {
      boolean idle = ForkJoinModel.of(pool).awaitIdle(execution);
      if (!idle) {
        Interrupts.isPending(execution);
      }
      return idle;
    } finally {
      Control.leave();
    }
  }

  // ---- what only an estimate is said of
  // ----------------------------------------------------------

  public static int getPoolSize(ForkJoinPool pool) {
    return estimate("getPoolSize");
  }

  public static int getRunningThreadCount(ForkJoinPool pool) {
    return estimate("getRunningThreadCount");
  }

  public static int getActiveThreadCount(ForkJoinPool pool) {
    return estimate("getActiveThreadCount");
  }

  public static long getStealCount(ForkJoinPool pool) {
    return estimate("getStealCount");
  }

  public static long getQueuedTaskCount(ForkJoinPool pool) {
    return estimate("getQueuedTaskCount");
  }

  public static int getQueuedSubmissionCount(ForkJoinPool pool) {
    return estimate("getQueuedSubmissionCount");
  }

  public static boolean hasQueuedSubmissions(ForkJoinPool pool) {
    return estimate("hasQueuedSubmissions") > 0;
  }

  private static int estimate(String method) {
    Control.execution().limits().uncontrolled("ForkJoinPool." + method);
    return 0;
  }
}
