package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Threads;

/** How the threads of a pool come and go. */
@Tells("a step on the pool tells what came of it")
final class Workforce {
  /** The factory has given a thread that was started before. */
  private static final int ALIVE = 2;

  private Workforce() {}

  /**
   * Makes and starts a thread whose place is reserved; false if that can't be. The factory is the
   * program's, so the pool is not locked meanwhile.
   */
  static boolean hire(Pool pool, Runnable firstTask) {
    PoolWorker worker = new PoolWorker(pool, firstTask);
    boolean started = false;
    try {
      worker.thread(pool.fields.factory().newThread(worker));
      if (worker.thread() != null && add(Control.execution(), pool, worker, firstTask)) {
        Threads.start(worker.thread());
        started = true;
      }
    } finally {
      if (!started) {
        dismiss(pool, worker);
      }
    }
    return started;
  }

  @Enters
  private static boolean add(
      Execution execution, Pool pool, PoolWorker worker, Runnable firstTask) {
    pool.arrive(execution, Kind.UPDATE, Pool.UNLOCKED);
    boolean welcome =
        pool.fields.isRunning() || (firstTask == null && !pool.fields.isAtLeast(PoolFields.STOP));
    if (welcome && execution.threadOf(worker.thread()) != null) {
      pool.record(execution, ALIVE);
      throw new IllegalThreadStateException();
    }
    if (welcome) {
      pool.add(worker);
    }
    pool.record(execution, welcome ? 1 : 0);
    pool.changeControl(execution);
    return welcome;
  }

  private static void dismiss(Pool pool, PoolWorker worker) {
    if (remove(Control.execution(), pool, worker)) {
      terminate(pool);
    }
  }

  /** Takes a worker away; whether the pool has ended. */
  @Enters
  private static boolean remove(Execution execution, Pool pool, PoolWorker worker) {
    pool.arrive(execution, Kind.UPDATE, Pool.UNLOCKED);
    worker.finish();
    boolean last = pool.remove(worker);
    pool.record(execution, last ? 1 : 0);
    pool.changeControl(execution);
    return last;
  }

  /** A task threw something: its thread ends, and another one takes its place. */
  static void leaveAbruptly(Pool pool, PoolWorker worker) {
    dismiss(pool, worker);
    replace(pool, Pool.ROOM);
  }

  /** Makes a new thread if a condition holds. */
  static void replace(Pool pool, long condition) {
    if (reserve(Control.execution(), pool, condition)) {
      hire(pool, null);
    }
  }

  /** Reserves a place for a new thread if a condition holds. */
  @Enters
  private static boolean reserve(Execution execution, Pool pool, long condition) {
    pool.arrive(execution, Kind.TRY_UPDATE, condition);
    boolean needed = pool.held(condition);
    if (needed) {
      pool.reserve();
    }
    pool.record(execution, needed ? 1 : 0);
    if (needed) {
      pool.changeControl(execution);
    } else {
      pool.readControl(execution);
    }
    return needed;
  }

  /** Makes a thread of the core before there is a task for it, if one is missing. */
  static boolean prestart(Pool pool) {
    return reserveOfCore(Control.execution(), pool) && hire(pool, null);
  }

  /** Reserves a place for a thread of the core if one is missing. */
  @Enters
  private static boolean reserveOfCore(Execution execution, Pool pool) {
    pool.arrive(execution, Kind.UPDATE, 0);
    boolean missing = pool.held(Pool.ROOM) && pool.fields.count() < pool.fields.core();
    if (missing) {
      pool.reserve();
    }
    pool.record(execution, missing ? 1 : 0);
    pool.changeControl(execution);
    return missing;
  }

  /** Tells the program that the pool has come to its end; its lock is held meanwhile. */
  static void terminate(Pool pool) {
    try {
      PoolHooks.terminated(pool.executor);
    } finally {
      terminate(Control.execution(), pool);
    }
  }

  @Enters
  private static void terminate(Execution execution, Pool pool) {
    pool.arrive(execution, Kind.UPDATE, 0);
    pool.terminate();
    pool.record(execution, 0);
    pool.changeControl(execution);
  }
}
