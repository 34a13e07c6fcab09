package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import dev.jacquard.runtime.primitive.thread.Threads;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/** An executor that starts a thread for each task: newer JDKs have it, for virtual threads. */
@Models(value = Executors.class, named = ThreadPerTaskExecutors.NAME)
public final class ThreadPerTaskExecutors {
  static final String NAME = "java.util.concurrent.ThreadPerTaskExecutor";

  private ThreadPerTaskExecutors() {}

  public static boolean applies(Object executor) {
    return Control.on(executor);
  }

  /** What the JDK does before it makes a thread; if it makes it itself, nobody sees the moment. */
  @MayBeAbsent
  public static void ensureNotShutdown(Object executor) {
    TaskThreads threads = TaskThreads.of(executor);
    if (!threads.areMadeByJdk() && isShutdown(executor)) {
      throw new RejectedExecutionException();
    }
  }

  @MayBeAbsent
  public static void start(Object executor, Thread thread) {
    TaskThreads threads = TaskThreads.of(executor);
    Execution execution = Control.enter();
    try {
      threads.arrive(execution, Kind.TRY_UPDATE, TaskThreads.RUNNING);
      boolean accepted = !threads.isShutDown();
      if (accepted) {
        threads.add(thread);
      }
      threads.record(execution);
      if (!accepted) {
        throw new RejectedExecutionException();
      }
    } finally {
      Control.leave();
    }
    Threads.start(thread);
    started(threads, thread);
  }

  /** Interrupts a thread that was to be interrupted before it was started. */
  private static void started(TaskThreads threads, Thread thread) {
    Execution execution = Control.enter();
    try {
      if (execution.lives().usesInterrupts()) {
        threads.arrive(execution, Kind.UPDATE, 0);
        boolean interrupted = threads.hasStarted(thread);
        threads.record(execution);
        if (interrupted) {
          execution.lives().interrupt(execution.threadOf(thread), Sites.here);
        }
      }
    } finally {
      Control.leave();
    }
  }

  @MayBeAbsent
  public static void taskComplete(Object executor, Thread thread) {
    TaskThreads threads = TaskThreads.of(executor);
    Execution execution = Control.enter();
    try {
      threads.arrive(execution, Kind.UPDATE, 0);
      threads.leave(thread);
      threads.record(execution);
    } finally {
      Control.leave();
    }
  }

  @MayBeAbsent
  public static void shutdown(Object executor) {
    shutdown(executor, false);
  }

  @MayBeAbsent
  public static List<Runnable> shutdownNow(Object executor) {
    shutdown(executor, true);
    return List.of();
  }

  private static void shutdown(Object executor, boolean interrupts) {
    TaskThreads threads = TaskThreads.of(executor);
    Execution execution = Control.enter();
    try {
      threads.arrive(execution, Kind.UPDATE, 0);
      threads.shutDown();
      threads.record(execution);
      if (interrupts) {
        threads.interrupt(execution);
      }
    } finally {
      Control.leave();
    }
  }

  @MayBeAbsent
  public static boolean isShutdown(Object executor) {
    TaskThreads threads = TaskThreads.of(executor);
    look(threads);
    return threads.isShutDown();
  }

  @MayBeAbsent
  public static boolean isTerminated(Object executor) {
    TaskThreads threads = TaskThreads.of(executor);
    look(threads);
    return threads.hasEnded();
  }

  private static void look(TaskThreads threads) {
    Execution execution = Control.enter();
    try {
      threads.arrive(execution, Kind.VOLATILE_READ, 0);
      threads.record(execution);
    } finally {
      Control.leave();
    }
  }

  @MayBeAbsent
  public static boolean awaitTermination(Object executor, long timeout, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    boolean terminated = isTerminated(executor);
    if (!terminated) {
      Execution execution = Control.enter();
      try {
        Interrupts.check(execution);
        execution.current().pass(nanos);
      } finally {
        Control.leave();
      }
    }
    return terminated;
  }

  @MayBeAbsent
  public static void close(Object executor) {
    shutdown(executor, false);
    boolean interrupted = false;
    while (!isAwaited(TaskThreads.of(executor))) {
      if (!interrupted) {
        shutdown(executor, true);
      }
      interrupted = true;
    }
    if (interrupted) {
      Interrupts.interrupt(Threads.currentThread());
    }
  }

  private static boolean isAwaited(TaskThreads threads) {
    Execution execution = Control.enter();
    try {
      return threads.awaitEnd(execution);
    } finally {
      Control.leave();
    }
  }
}
