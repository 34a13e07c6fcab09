package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
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
    accept(Control.execution(), threads, thread);
    Threads.start(thread);
    started(Control.execution(), threads, thread);
  }

  @Enters
  private static void accept(Execution execution, TaskThreads threads, Thread thread) {
    threads.arrive(execution, Kind.TRY_UPDATE, TaskThreads.RUNNING);
    boolean accepted = !threads.isShutDown();
    if (accepted) {
      threads.add(thread);
    }
    threads.record(execution);
    if (!accepted) {
      throw new RejectedExecutionException();
    }
  }

  /** Interrupts a thread that was to be interrupted before it was started. */
  @Enters
  private static void started(Execution execution, TaskThreads threads, Thread thread) {
    if (execution.lives().usesInterrupts()) {
      threads.arrive(execution, Kind.UPDATE, 0);
      boolean interrupted = threads.hasStarted(thread);
      threads.record(execution);
      if (interrupted) {
        execution.lives().interrupt(execution.threadOf(thread), Sites.here);
      }
    }
  }

  @MayBeAbsent
  @Enters
  public static void taskComplete(Execution execution, Object executor, Thread thread) {
    TaskThreads threads = TaskThreads.of(executor);
    threads.arrive(execution, Kind.UPDATE, 0);
    threads.leave(thread);
    threads.record(execution);
  }

  @MayBeAbsent
  public static void shutdown(Object executor) {
    shutdown(Control.execution(), executor, false);
  }

  @MayBeAbsent
  public static List<Runnable> shutdownNow(Object executor) {
    shutdown(Control.execution(), executor, true);
    return List.of();
  }

  @Enters
  private static void shutdown(Execution execution, Object executor, boolean interrupts) {
    TaskThreads threads = TaskThreads.of(executor);
    threads.arrive(execution, Kind.UPDATE, 0);
    threads.shutDown();
    threads.record(execution);
    if (interrupts) {
      threads.interrupt(execution);
    }
  }

  @MayBeAbsent
  public static boolean isShutdown(Object executor) {
    TaskThreads threads = TaskThreads.of(executor);
    look(Control.execution(), threads);
    return threads.isShutDown();
  }

  @MayBeAbsent
  public static boolean isTerminated(Object executor) {
    TaskThreads threads = TaskThreads.of(executor);
    look(Control.execution(), threads);
    return threads.hasEnded();
  }

  @Enters
  private static void look(Execution execution, TaskThreads threads) {
    threads.arrive(execution, Kind.VOLATILE_READ, 0);
    threads.record(execution);
  }

  @MayBeAbsent
  public static boolean awaitTermination(Object executor, long timeout, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    TaskThreads threads = TaskThreads.of(executor);
    awaitEnd(Control.execution(), threads, nanos);
    boolean terminated = threads.hasEnded();
    if (!terminated) {
      Interrupts.passLimit(Control.execution(), nanos);
    }
    return terminated;
  }

  @Enters
  private static void awaitEnd(Execution execution, TaskThreads threads, long nanos) {
    threads.awaitEnd(execution, nanos);
    threads.record(execution);
  }

  @MayBeAbsent
  public static void close(Object executor) {
    shutdown(Control.execution(), executor, false);
    boolean interrupted = false;
    while (!isAwaited(Control.execution(), TaskThreads.of(executor))) {
      if (!interrupted) {
        shutdown(Control.execution(), executor, true);
      }
      interrupted = true;
    }
    if (interrupted) {
      Interrupts.interrupt(Threads.currentThread());
    }
  }

  @Enters
  private static boolean isAwaited(Execution execution, TaskThreads threads) {
    return threads.awaitEnd(execution);
  }
}
