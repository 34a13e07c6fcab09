package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.setting.Feature;
import java.util.List;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A thread pool as one location, if its queue is one in which no code of the program runs. */
@Tells("a step on the pool tells what came of it")
@Models(ThreadPoolExecutor.class)
public final class ThreadPools {
  private ThreadPools() {}

  public static boolean applies(ThreadPoolExecutor executor) {
    return Control.on(executor) && ModelledPools.isPlain(executor);
  }

  // ---- tasks -----------------------------------------------------------------------------------

  public static void execute(ThreadPoolExecutor executor, Runnable command) {
    if (command == null) {
      throw new NullPointerException();
    }
    Pool pool = Pool.of(executor);
    Admission admission = Admission.of(Control.execution(), pool, command, true);
    if (admission == Admission.TO_CORE) {
      if (Workforce.hire(pool, command)) {
        return;
      }
      admission = Admission.of(Control.execution(), pool, command, false);
    }
    boolean rejected =
        switch (admission) {
          case TO_NEW_WORKER -> !Workforce.hire(pool, command);
          case QUEUED_TIMED -> Admission.isWithdrawn(pool, command);
          case REJECTED -> true;
          default -> false;
        };
    if (rejected) {
      pool.fields.handler().rejectedExecution(command, executor);
    } else if (admission == Admission.QUEUED_FIRST) {
      Workforce.hire(pool, null);
    }
  }

  public static boolean remove(ThreadPoolExecutor executor, Runnable task) {
    return PoolQueues.remove(Pool.of(executor), task);
  }

  public static void purge(ThreadPoolExecutor executor) {
    PoolQueues.purge(Pool.of(executor));
  }

  public static boolean prestartCoreThread(ThreadPoolExecutor executor) {
    return Workforce.prestart(Pool.of(executor));
  }

  public static int prestartAllCoreThreads(ThreadPoolExecutor executor) {
    int started = 0;
    while (Workforce.prestart(Pool.of(executor))) {
      started++;
    }
    return started;
  }

  // ---- the end ---------------------------------------------------------------------------------

  public static void shutdown(ThreadPoolExecutor executor) {
    Shutdown.orderly(Pool.of(executor));
  }

  public static List<Runnable> shutdownNow(ThreadPoolExecutor executor) {
    return Shutdown.now(Pool.of(executor));
  }

  public static boolean isShutdown(ThreadPoolExecutor executor) {
    return isAtLeast(executor, PoolFields.SHUTDOWN);
  }

  public static boolean isTerminated(ThreadPoolExecutor executor) {
    return isAtLeast(executor, PoolFields.TERMINATED);
  }

  public static boolean isTerminating(ThreadPoolExecutor executor) {
    Pool pool = Pool.of(executor);
    look(Control.execution(), pool, Kind.VOLATILE_READ, 0);
    return !pool.fields.isRunning() && !pool.fields.isAtLeast(PoolFields.TERMINATED);
  }

  private static boolean isAtLeast(ThreadPoolExecutor executor, int runState) {
    Pool pool = Pool.of(executor);
    look(Control.execution(), pool, Kind.VOLATILE_READ, 0);
    return pool.fields.isAtLeast(runState);
  }

  public static boolean awaitTermination(ThreadPoolExecutor executor, long timeout, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    Pool pool = Pool.of(executor);
    awaitEnd(Control.execution(), pool, nanos);
    boolean terminated = pool.fields.isAtLeast(PoolFields.TERMINATED);
    if (!terminated && nanos > 0) {
      Interrupts.passLimit(Control.execution(), nanos);
    }
    return terminated;
  }

  @Enters
  private static void awaitEnd(Execution execution, Pool pool, long nanos) {
    pool.awaitEnd(execution, nanos);
    pool.record(execution, pool.fields.phase());
    pool.readControl(execution);
  }

  /** A step that only reads; the pool does not change before the next one of this thread. */
  @Enters
  private static void look(Execution execution, Pool pool, Kind kind, long argument) {
    pool.arrive(execution, kind, argument);
    pool.record(execution, pool.fields.phase());
    pool.readControl(execution);
  }

  // ---- what is fixed when the first thread is made ---------------------------------------------

  public static void setThreadFactory(ThreadPoolExecutor executor, ThreadFactory factory) {
    configure(Control.execution(), executor, () -> executor.setThreadFactory(factory));
  }

  public static void setRejectedExecutionHandler(
      ThreadPoolExecutor executor, RejectedExecutionHandler handler) {
    configure(Control.execution(), executor, () -> executor.setRejectedExecutionHandler(handler));
  }

  public static void setCorePoolSize(ThreadPoolExecutor executor, int size) {
    configure(Control.execution(), executor, () -> executor.setCorePoolSize(size));
  }

  public static void setMaximumPoolSize(ThreadPoolExecutor executor, int size) {
    configure(Control.execution(), executor, () -> executor.setMaximumPoolSize(size));
  }

  public static void setKeepAliveTime(ThreadPoolExecutor executor, long time, TimeUnit unit) {
    configure(Control.execution(), executor, () -> executor.setKeepAliveTime(time, unit));
  }

  public static void allowCoreThreadTimeOut(ThreadPoolExecutor executor, boolean value) {
    Pool pool = Pool.of(executor);
    if (pool.delayed != null) {
      look(Control.execution(), pool, Kind.VOLATILE_READ, 0);
      goDeep(Control.execution()); // a worker may then leave though there are tasks
    }
    configure(Control.execution(), executor, () -> executor.allowCoreThreadTimeOut(value));
  }

  @Enters
  private static void goDeep(Execution execution) {
    execution.restart(Feature.POOLS);
  }

  /** What the JDK does to a pool without threads; with threads it has many more steps. */
  @Enters
  static void configure(Execution execution, ThreadPoolExecutor executor, Runnable change) {
    Pool pool = Pool.of(executor);
    pool.arrive(execution, Kind.UPDATE, 0);
    if (!pool.isUntouched()) {
      execution.restart(Feature.POOLS);
    }
    try {
      change.run();
    } finally {
      pool.record(execution, 0);
      pool.changeControl(execution);
    }
  }

  // ---- numbers ---------------------------------------------------------------------------------

  public static int getPoolSize(ThreadPoolExecutor executor) {
    return (int) PoolNumbers.exact(Control.execution(), Pool.of(executor), PoolNumbers.SIZE);
  }

  public static int getActiveCount(ThreadPoolExecutor executor) {
    return (int) PoolNumbers.exact(Control.execution(), Pool.of(executor), PoolNumbers.ACTIVE);
  }

  public static int getLargestPoolSize(ThreadPoolExecutor executor) {
    return (int) PoolNumbers.exact(Control.execution(), Pool.of(executor), PoolNumbers.LARGEST);
  }

  public static long getTaskCount(ThreadPoolExecutor executor) {
    return PoolNumbers.exact(Control.execution(), Pool.of(executor), PoolNumbers.COMPLETED);
  }

  public static long getCompletedTaskCount(ThreadPoolExecutor executor) {
    return PoolNumbers.exact(Control.execution(), Pool.of(executor), PoolNumbers.COMPLETED);
  }

  public static String toString(ThreadPoolExecutor executor) {
    return PoolNumbers.text(Pool.of(executor));
  }
}
