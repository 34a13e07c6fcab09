package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RunnableScheduledFuture;

/**
 * How a pool is told to end. Workers that wait for a task see the new run state by themselves; the
 * JDK wakes them by interrupts, which no task ever sees.
 */
final class Shutdown {
  private Shutdown() {}

  /** No new tasks. */
  static void orderly(Pool pool) {
    List<RunnableScheduledFuture<?>> ended = new ArrayList<>();
    boolean last;
    Execution execution = Control.enter();
    try {
      pool.arrive(execution, Kind.UPDATE, Pool.UNLOCKED);
      pool.fields.advance(PoolFields.SHUTDOWN);
      if (pool.delayed != null) {
        ended = pool.delayed.endTasks();
        pool.hold(!ended.isEmpty());
      }
      last = pool.tryTerminate();
      pool.record(execution);
      pool.changeControl(execution);
    } finally {
      Control.leave();
    }
    if (last) {
      Workforce.terminate(pool);
    } else if (!ended.isEmpty()) {
      cancel(pool, ended);
    }
  }

  /** The pool does not end before its tasks are cancelled. */
  private static void cancel(Pool pool, List<RunnableScheduledFuture<?>> ended) {
    for (RunnableScheduledFuture<?> task : ended) {
      task.cancel(false);
    }
    boolean last;
    Execution execution = Control.enter();
    try {
      pool.arrive(execution, Kind.UPDATE, 0);
      pool.hold(false);
      last = pool.tryTerminate();
      pool.record(execution);
      pool.changeControl(execution);
    } finally {
      Control.leave();
    }
    if (last) {
      Workforce.terminate(pool);
    }
  }

  /** No new tasks, and those that wait are given back; those that run are interrupted. */
  static List<Runnable> now(Pool pool) {
    List<Runnable> left = new ArrayList<>();
    boolean last;
    Execution execution = Control.enter();
    try {
      execution.places().made(left);
      pool.arrive(execution, Kind.UPDATE, Pool.UNLOCKED);
      pool.fields.advance(PoolFields.STOP);
      pool.drainTo(left);
      List<PoolWorker> present = new ArrayList<>(pool.workers());
      last = pool.tryTerminate();
      pool.record(execution);
      pool.changeControl(execution);
      pool.useQueue(execution);
      interrupt(execution, present);
    } finally {
      Control.leave();
    }
    if (last) {
      Workforce.terminate(pool);
    }
    return left;
  }

  /** Waits for the end of a pool; false if the current thread is interrupted meanwhile. */
  static boolean isAwaited(Pool pool) {
    Execution execution = Control.enter();
    try {
      boolean interrupted = pool.awaitEnd(execution);
      pool.record(execution);
      if (interrupted) {
        Interrupts.clear(execution);
      } else {
        pool.readControl(execution);
      }
      return !interrupted;
    } finally {
      Control.leave();
    }
  }

  /** Who has not begun finds the pool stopped when it does. */
  private static void interrupt(Execution execution, List<PoolWorker> workers) {
    if (!workers.isEmpty()) {
      execution.lives().needInterrupts();
    }
    List<Thread> begun = new ArrayList<>();
    for (PoolWorker worker : workers) {
      if (worker.hasBegun()) {
        begun.add(worker.thread());
      }
    }
    for (Thread thread : begun) {
      LogicalThread target = execution.threadOf(thread);
      if (target != null && !Interrupts.look(execution, target)) {
        execution.lives().interrupt(target, Sites.here);
      }
    }
  }
}
