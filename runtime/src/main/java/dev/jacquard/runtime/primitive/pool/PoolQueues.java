package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.synchronizer.Synchronizers;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import jdk.internal.misc.Unsafe;

/** What is done to the tasks that wait in a pool. */
final class PoolQueues {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Map<Class<?>, long[]> PARTS = new HashMap<>();

  private PoolQueues() {}

  /** The program is not to use a queue but through its pool. */
  static void reserve(Execution execution, BlockingQueue<?> queue) {
    execution.places().reserve(queue);
    for (long offset : PARTS.computeIfAbsent(queue.getClass(), PoolQueues::parts)) {
      Object part = UNSAFE.getReference(queue, offset);
      if (part instanceof ReentrantLock lock) {
        execution.places().reserve(Synchronizers.of(lock));
      } else if (part != null) {
        execution.places().reserve(part);
      }
    }
  }

  /** The fields by which a queue is kept consistent: locks, counters and the like. */
  private static long[] parts(Class<?> queue) {
    return Arrays.stream(queue.getDeclaredFields())
        .filter(field -> !Modifier.isStatic(field.getModifiers()))
        .filter(field -> field.getType().getName().startsWith("java.util.concurrent."))
        .mapToLong(UNSAFE::objectFieldOffset)
        .toArray();
  }

  static boolean remove(Pool pool, Runnable task) {
    boolean removed = false;
    boolean last = false;
    Execution execution = Control.enter();
    try {
      pool.arrive(execution, Kind.TRY_UPDATE, Pool.HAS_TASK);
      if (pool.held(Pool.HAS_TASK)) {
        removed = pool.withdraw(task);
        last = pool.tryTerminate();
      }
      pool.record(execution);
      pool.readControl(execution);
      pool.useQueue(execution);
    } finally {
      Control.leave();
    }
    if (last) {
      Workforce.terminate(pool);
    }
    return removed;
  }

  static void purge(Pool pool) {
    for (Runnable task : tasks(pool)) {
      if (task instanceof Future<?> future && future.isCancelled()) {
        remove(pool, task);
      }
    }
  }

  private static Runnable[] tasks(Pool pool) {
    Execution execution = Control.enter();
    try {
      pool.arrive(execution, Kind.VOLATILE_READ, 0);
      Runnable[] tasks = pool.queue.toArray(new Runnable[0]);
      pool.record(execution);
      pool.useQueue(execution);
      return tasks;
    } finally {
      Control.leave();
    }
  }

  /** Takes the oldest task away, if there is one. */
  static void discardOldest(Pool pool) {
    Execution execution = Control.enter();
    try {
      pool.arrive(execution, Kind.TRY_UPDATE, Pool.HAS_TASK);
      if (pool.held(Pool.HAS_TASK)) {
        pool.take(execution.current());
      }
      pool.record(execution);
      pool.useQueue(execution);
    } finally {
      Control.leave();
    }
  }
}
