package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.RunnableScheduledFuture;

/** What becomes of a task that is given to a pool. */
@Tells("a step on the pool tells what came of it")
enum Admission {
  /** A worker is to be made for it, one of the core. */
  TO_CORE,
  /** A worker is to be made for it, one more than the core. */
  TO_NEW_WORKER,
  /** Somebody will take it. */
  QUEUED,
  /** It is in the queue, and a worker is to be made that takes it. */
  QUEUED_FIRST,
  /** It is in the queue, but who could take it may be leaving: one has to look again. */
  QUEUED_TIMED,
  REJECTED;

  /** Gives a task to a pool, in one step. */
  @Enters
  static Admission of(Execution execution, Pool pool, Runnable task, boolean core) {
    pool.arrive(execution, Kind.TRY_UPDATE, Pool.ACCEPTS);
    Admission admission = decide(pool, task, core);
    pool.record(execution, admission.ordinal());
    switch (admission) {
      case TO_CORE, TO_NEW_WORKER -> pool.changeControl(execution);
      case REJECTED -> pool.readControl(execution);
      default -> {
        pool.changeControl(execution);
        pool.useQueue(execution);
      }
    }
    return admission;
  }

  private static Admission decide(Pool pool, Runnable task, boolean core) {
    if (!pool.held(Pool.ACCEPTS)) {
      return REJECTED;
    }
    if (core && pool.fields.count() < pool.fields.core()) {
      pool.reserve();
      return TO_CORE;
    }
    if (pool.offer(task)) {
      return queued(pool);
    }
    pool.reserve();
    return TO_NEW_WORKER;
  }

  /** Puts a task with a delay into a pool, in one step. */
  @Enters
  static Admission delayed(Execution execution, Pool pool, Runnable task) {
    pool.arrive(execution, Kind.TRY_UPDATE, Pool.ACCEPTS);
    Admission admission = REJECTED;
    if (pool.held(Pool.ACCEPTS)) {
      pool.queue.add(task);
      admission = served(pool);
    }
    pool.record(execution, admission.ordinal());
    pool.changeControl(execution);
    pool.useQueue(execution);
    return admission;
  }

  /** Puts a periodic task back into its pool, in one step. */
  @Enters
  static Admission again(Execution execution, Pool pool, RunnableScheduledFuture<?> task) {
    pool.arrive(execution, Kind.UPDATE, 0);
    Admission admission = REJECTED;
    if (pool.fields.isRunning()
        || (!pool.fields.isAtLeast(PoolFields.STOP) && pool.delayed.survivesShutdown(task))) {
      if (!pool.delayed.putBack(task)) {
        execution.limits().rests(Repetitions.REST);
      }
      admission = served(pool);
    }
    pool.record(execution, admission.ordinal());
    pool.changeControl(execution);
    pool.useQueue(execution);
    return admission;
  }

  /** Whether a worker has to be made for what is in the queue. */
  private static Admission served(Pool pool) {
    if (pool.fields.count() >= Math.max(1, pool.fields.core())) {
      return QUEUED;
    }
    pool.reserve();
    return QUEUED_FIRST;
  }

  private static Admission queued(Pool pool) {
    if (pool.handsOver()) {
      return QUEUED;
    }
    if (!pool.isNeverTimed()) {
      return QUEUED_TIMED;
    }
    if (pool.fields.count() > 0) {
      return QUEUED;
    }
    pool.reserve();
    return QUEUED_FIRST;
  }

  /**
   * Looks again at a pool whose workers may leave: a task that nobody would take is taken back if
   * the pool has been shut down, and gets a worker otherwise. Whether it was taken back.
   */
  static boolean isWithdrawn(Pool pool, Runnable task) {
    Second second = look(Control.execution(), pool, task);
    if (second == Second.WITHDRAWN_LAST) {
      Workforce.terminate(pool);
    }
    if (second == Second.UNSERVED) {
      Workforce.hire(pool, null);
    }
    return second == Second.WITHDRAWN || second == Second.WITHDRAWN_LAST;
  }

  /** What the second look at a pool finds. */
  private enum Second {
    SERVED,
    /** A worker is to be made. */
    UNSERVED,
    WITHDRAWN,
    /** The pool has come to its end with it. */
    WITHDRAWN_LAST
  }

  @Enters
  private static Second look(Execution execution, Pool pool, Runnable task) {
    pool.arrive(execution, Kind.UPDATE, 0);
    Second second = Second.SERVED;
    if (!pool.fields.isRunning() && pool.withdraw(task)) {
      second = pool.tryTerminate() ? Second.WITHDRAWN_LAST : Second.WITHDRAWN;
    } else if (pool.fields.count() == 0 && pool.held(Pool.ROOM)) {
      pool.reserve();
      second = Second.UNSERVED;
    }
    pool.record(execution, second.ordinal());
    pool.changeControl(execution);
    pool.useQueue(execution);
    return second;
  }
}
