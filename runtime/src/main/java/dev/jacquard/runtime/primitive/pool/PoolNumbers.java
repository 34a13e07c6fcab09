package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.world.Hashes;
import dev.jacquard.runtime.setting.Feature;

/**
 * What a pool counts. While it lives, the JDK counts in the middle of what is one step here, so a
 * program that asks for a number is explored with the JDK's own code.
 */
enum PoolNumbers {
  SIZE,
  ACTIVE,
  LARGEST,
  COMPLETED;

  /** A number, if the model knows what the JDK would say. */
  @Enters
  static long exact(Execution execution, Pool pool, PoolNumbers what) {
    pool.arrive(execution, Kind.VOLATILE_AWAIT, Pool.IS_UNLOCKED);
    if (!pool.isUntouched() && !pool.fields.isAtLeast(PoolFields.TERMINATED)) {
      execution.restart(Feature.POOLS);
    }
    pool.record(execution, 0); // its numbers are not told
    pool.readControl(execution);
    return switch (what) {
      case SIZE, ACTIVE -> 0;
      case LARGEST -> pool.fields.largest();
      case COMPLETED -> pool.fields.completed();
    };
  }

  /** The text for messages, with the numbers of one moment. */
  static String text(Pool pool) {
    String name =
        pool.executor.getClass().getName()
            + "@"
            + Integer.toHexString(Hashes.hashCode(pool.executor));
    return name + look(Control.execution(), pool);
  }

  @Enters
  private static String look(Execution execution, Pool pool) {
    pool.arrive(execution, Kind.VOLATILE_AWAIT, Pool.IS_UNLOCKED);
    String numbers = numbers(pool);
    pool.record(execution, 0); // its numbers are not told
    pool.readControl(execution);
    return numbers;
  }

  private static String numbers(Pool pool) {
    int active = 0;
    long completed = pool.fields.completed();
    for (PoolWorker worker : pool.workers()) {
      active += worker.isActive() ? 1 : 0;
      completed += worker.completed();
    }
    String phase =
        pool.fields.isRunning()
            ? "Running"
            : pool.fields.isAtLeast(PoolFields.TERMINATED) ? "Terminated" : "Shutting down";
    return "["
        + phase
        + ", pool size = "
        + pool.workers().size()
        + ", active threads = "
        + active
        + ", queued tasks = "
        + pool.queue.size()
        + ", completed tasks = "
        + completed
        + "]";
  }
}
