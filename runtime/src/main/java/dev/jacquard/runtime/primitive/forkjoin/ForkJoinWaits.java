package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.setting.Feature;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinTask;

/** Threads that wait for tasks, or in a way that their pool sees. */
@Tells(
    "whether a thread waits in a pool is known to it, and what comes of it is told by WorkQueues")
public final class ForkJoinWaits {
  private ForkJoinWaits() {}

  /**
   * The current thread begins to wait for a task, or for something else if that is null.
   *
   * @param does whether it would do the task itself
   * @return its own task, if it must tell when it goes on, or null
   */
  public static Job beginWait(Execution execution, ForkJoinTask<?> task, boolean does) {
    Job waiter = ForkJoinModel.jobOf(execution, execution.current().thread());
    Job awaited = task == null ? null : ForkJoinModel.jobOf(execution, task);
    checkWait(execution, waiter, awaited);
    if (!execution.observes(Feature.CROWDS)) {
      return null;
    }
    ForkJoinModel crew = waiter != null ? waiter.crew() : helpedByOutsiders(task, awaited);
    boolean helps = task == null || task instanceof CountedCompleter;
    return crew != null && crew.roster().beginWait(execution, waiter, awaited, does, helps)
        ? waiter
        : null;
  }

  /** Whether the thread that waits for a task does it itself. */
  static boolean isInline(Execution execution, ForkJoinTask<?> task) {
    Job job = ForkJoinModel.jobOf(execution, task);
    return job != null && job.isInline();
  }

  /** Other threads than workers do tasks of the common pool only, and not all of them. */
  private static ForkJoinModel helpedByOutsiders(ForkJoinTask<?> task, Job awaited) {
    return awaited != null && awaited.crew().isPermanent() && TaskStatus.isForAll(task)
        ? awaited.crew()
        : null;
  }

  /** What a thread that waits might do meanwhile and never does here. */
  private static void checkWait(Execution execution, Job waiter, Job awaited) {
    if (execution.current().holdsLocks() && (awaited != null || waiter != null)) {
      execution
          .limits()
          .uncontrolled(
              "a thread that holds a lock and waits for a task of a ForkJoinPool: it may do that"
                  + " task");
    }
    if (waiter != null) {
      waiter.crew().noteWait(execution);
    }
    execution.current().managed(true);
  }

  public static void endWait(Execution execution, Job waiter) {
    execution.current().managed(false);
    if (waiter != null) {
      waiter.crew().roster().endWait(execution, waiter);
    }
  }
}
