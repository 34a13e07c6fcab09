package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.thread.Threads;

/** How the threads of a pool come and go. */
final class Workforce {
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
      if (worker.thread() != null && add(pool, worker, firstTask)) {
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

  private static boolean add(Pool pool, PoolWorker worker, Runnable firstTask) {
    Execution execution = Control.enter();
    try {
      pool.arrive(execution, Kind.UPDATE, Pool.UNLOCKED);
      boolean welcome =
          pool.fields.isRunning() || (firstTask == null && !pool.fields.isAtLeast(PoolFields.STOP));
      if (welcome && execution.threadOf(worker.thread()) != null) {
        pool.record(execution);
        throw new IllegalThreadStateException();
      }
      if (welcome) {
        pool.add(worker);
      }
      pool.record(execution);
      pool.changeControl(execution);
      return welcome;
    } finally {
      Control.leave();
    }
  }

  private static void dismiss(Pool pool, PoolWorker worker) {
    boolean last;
    Execution execution = Control.enter();
    try {
      pool.arrive(execution, Kind.UPDATE, Pool.UNLOCKED);
      worker.finish();
      last = pool.remove(worker);
      pool.record(execution);
      pool.changeControl(execution);
    } finally {
      Control.leave();
    }
    if (last) {
      terminate(pool);
    }
  }

  /** A task threw something: its thread ends, and another one takes its place. */
  static void leaveAbruptly(Pool pool, PoolWorker worker) {
    dismiss(pool, worker);
    replace(pool, Pool.ROOM);
  }

  /** Makes a new thread if a condition holds. */
  static void replace(Pool pool, long condition) {
    Execution execution = Control.enter();
    boolean needed;
    try {
      pool.arrive(execution, Kind.TRY_UPDATE, condition);
      needed = pool.held(condition);
      if (needed) {
        pool.reserve();
      }
      pool.record(execution);
      if (needed) {
        pool.changeControl(execution);
      } else {
        pool.readControl(execution);
      }
    } finally {
      Control.leave();
    }
    if (needed) {
      hire(pool, null);
    }
  }

  /** Makes a thread of the core before there is a task for it, if one is missing. */
  static boolean prestart(Pool pool) {
    Execution execution = Control.enter();
    boolean missing;
    try {
      pool.arrive(execution, Kind.UPDATE, 0);
      missing = pool.held(Pool.ROOM) && pool.fields.count() < pool.fields.core();
      if (missing) {
        pool.reserve();
      }
      pool.record(execution);
      pool.changeControl(execution);
    } finally {
      Control.leave();
    }
    return missing && hire(pool, null);
  }

  /** Tells the program that the pool has come to its end; its lock is held meanwhile. */
  static void terminate(Pool pool) {
    try {
      PoolHooks.terminated(pool.executor);
    } finally {
      Execution execution = Control.enter();
      try {
        pool.arrive(execution, Kind.UPDATE, 0);
        pool.terminate();
        pool.record(execution);
        pool.changeControl(execution);
      } finally {
        Control.leave();
      }
    }
  }
}
