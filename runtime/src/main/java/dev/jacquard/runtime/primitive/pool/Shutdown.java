package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RunnableScheduledFuture;

/**
 * How a pool is told to end. Workers that wait for a task see the new run state by themselves; the
 * JDK wakes them by interrupts, which no task ever sees.
 */
@Tells("a step on the pool tells what came of it")
final class Shutdown {
  private Shutdown() {}

  /** No new tasks. */
  static void orderly(Pool pool) {
    List<RunnableScheduledFuture<?>> ended = new ArrayList<>();
    boolean last = begin(Control.execution(), pool, ended);
    if (last) {
      Workforce.terminate(pool);
    } else if (!ended.isEmpty()) {
      cancel(pool, ended);
    }
  }

  /** Takes no more tasks; the tasks that end are added to a list. Whether the pool has ended. */
  @Enters
  private static boolean begin(
      Execution execution, Pool pool, List<RunnableScheduledFuture<?>> ended) {
    pool.arrive(execution, Kind.UPDATE, Pool.UNLOCKED);
    pool.fields.advance(PoolFields.SHUTDOWN);
    if (pool.delayed != null) {
      ended.addAll(pool.delayed.endTasks());
      pool.hold(!ended.isEmpty());
    }
    boolean last = pool.tryTerminate();
    pool.record(execution, last ? 1 : 0);
    pool.changeControl(execution);
    return last;
  }

  /** The pool does not end before its tasks are cancelled. */
  private static void cancel(Pool pool, List<RunnableScheduledFuture<?>> ended) {
    for (RunnableScheduledFuture<?> task : ended) {
      task.cancel(false);
    }
    if (goOn(Control.execution(), pool)) {
      Workforce.terminate(pool);
    }
  }

  /** The tasks that end are cancelled. Whether the pool has ended. */
  @Enters
  private static boolean goOn(Execution execution, Pool pool) {
    pool.arrive(execution, Kind.UPDATE, 0);
    pool.hold(false);
    boolean last = pool.tryTerminate();
    pool.record(execution, last ? 1 : 0);
    pool.changeControl(execution);
    return last;
  }

  /** No new tasks, and those that wait are given back; those that run are interrupted. */
  static List<Runnable> now(Pool pool) {
    List<Runnable> left = new ArrayList<>();
    if (stop(Control.execution(), pool, left)) {
      Workforce.terminate(pool);
    }
    return left;
  }

  /** Moves the tasks that are left to a list and interrupts the workers. Whether it has ended. */
  @Enters
  private static boolean stop(Execution execution, Pool pool, List<Runnable> left) {
    execution.places().made(left);
    pool.arrive(execution, Kind.UPDATE, Pool.UNLOCKED);
    pool.fields.advance(PoolFields.STOP);
    pool.drainTo(left);
    List<Thread> begun = begun(pool.workers());
    boolean any = !pool.workers().isEmpty();
    boolean last = pool.tryTerminate();
    List<Object> given = new ArrayList<>(left);
    given.addAll(begun);
    pool.record(execution, (last ? 1 : 0) + (any ? 2 : 0), given.toArray());
    pool.changeControl(execution);
    pool.useQueue(execution);
    interrupt(execution, begun, any);
    return last;
  }

  /** Waits for the end of a pool; false if the current thread is interrupted meanwhile. */
  @Enters
  static boolean isAwaited(Execution execution, Pool pool) {
    boolean interrupted = pool.awaitEnd(execution);
    pool.record(execution, interrupted ? 1 : 0);
    if (interrupted) {
      Interrupts.clear(execution);
    } else {
      pool.readControl(execution);
    }
    return !interrupted;
  }

  /** Who has not begun finds the pool stopped when it does. */
  private static List<Thread> begun(List<PoolWorker> workers) {
    List<Thread> begun = new ArrayList<>();
    for (PoolWorker worker : workers) {
      if (worker.hasBegun()) {
        begun.add(worker.thread());
      }
    }
    return begun;
  }

  private static void interrupt(Execution execution, List<Thread> begun, boolean any) {
    if (any) {
      execution.lives().needInterrupts();
    }
    for (Thread thread : begun) {
      LogicalThread target = execution.threadOf(thread);
      if (target != null && !Interrupts.look(execution, target)) {
        execution.lives().interrupt(target, Sites.here);
      }
    }
  }
}
