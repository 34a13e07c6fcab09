package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
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
@Tells("a step on the pool tells what came of it")
final class PoolQueues {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** By classes of the JDK, which are the same in all runs. */
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
    Removal removal = withdraw(Control.execution(), pool, task);
    if (removal.last()) {
      Workforce.terminate(pool);
    }
    return removal.done();
  }

  /**
   * What became of a task that was to be removed.
   *
   * @param done whether it was there
   * @param last whether the pool has come to its end
   */
  private record Removal(boolean done, boolean last) {}

  @Enters
  private static Removal withdraw(Execution execution, Pool pool, Runnable task) {
    boolean removed = false;
    boolean last = false;
    pool.arrive(execution, Kind.TRY_UPDATE, Pool.HAS_TASK);
    if (pool.held(Pool.HAS_TASK)) {
      removed = pool.withdraw(task);
      last = pool.tryTerminate();
    }
    pool.record(execution, (removed ? 1 : 0) + (last ? 2 : 0));
    pool.readControl(execution);
    pool.useQueue(execution);
    return new Removal(removed, last);
  }

  static void purge(Pool pool) {
    for (Runnable task : tasks(Control.execution(), pool)) {
      if (task instanceof Future<?> future && future.isCancelled()) {
        remove(pool, task);
      }
    }
  }

  @Enters
  private static Runnable[] tasks(Execution execution, Pool pool) {
    pool.arrive(execution, Kind.VOLATILE_READ, 0);
    Runnable[] tasks = pool.queue.toArray(new Runnable[0]);
    pool.record(execution, 0, (Object[]) tasks);
    pool.useQueue(execution);
    return tasks;
  }

  /** Takes the oldest task away, if there is one. */
  @Enters
  static void discardOldest(Execution execution, Pool pool) {
    pool.arrive(execution, Kind.TRY_UPDATE, Pool.HAS_TASK);
    if (pool.held(Pool.HAS_TASK)) {
      pool.take(execution.current());
    }
    pool.record(execution, 0);
    pool.useQueue(execution);
  }
}
