package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.access.Atomic;
import dev.jacquard.runtime.primitive.access.UnsafeInts;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.world.Time;
import java.lang.invoke.MethodHandle;
import java.util.Collection;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import jdk.internal.misc.Unsafe;

/**
 * Tasks: how they come to a pool and how one waits for them. Their state is the JDK's own, a field
 * of the task.
 */
@Models(value = ForkJoinTask.class, always = true)
public final class ForkJoinTasks {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final MethodHandle EXECUTE = Members.procedure(ForkJoinTask.class, "doExec");
  private static final Class<?> ACTION =
      Members.type("java.util.concurrent.CompletableFuture$Completion");
  private static final int TAG = 0xffff;

  private ForkJoinTasks() {}

  public static ForkJoinTask<?> fork(ForkJoinTask<?> task) {
    ForkJoinModel.give(currentPool(), task);
    return task;
  }

  static ForkJoinPool currentPool() {
    return Control.execution().current().thread() instanceof ForkJoinWorkerThread worker
        ? worker.getPool()
        : ForkJoinPool.commonPool();
  }

  /** Executes a task in the current thread. */
  static void execute(ForkJoinTask<?> task) {
    try {
      EXECUTE.invokeExact(task);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  @Enters
  public static boolean tryUnfork(Execution execution, ForkJoinTask<?> task) {
    Job job = ForkJoinModel.jobOf(execution, task);
    return job != null
        && job.giver() == execution.current().number()
        && job.crew().takeBack(execution, job);
  }

  /** One step for actions of futures, whose status is nothing but their tag. */
  public static boolean compareAndSetForkJoinTaskTag(
      ForkJoinTask<?> task, short expected, short tag) {
    if (ACTION.isInstance(task)) {
      return UnsafeInts.compareAndSetInt(
          UNSAFE, task, TaskStatus.OFFSET, expected, tag, Atomic.VOLATILE);
    }
    while (true) {
      int status = UnsafeInts.getInt(UNSAFE, task, TaskStatus.OFFSET, Atomic.VOLATILE);
      if ((short) status != expected) {
        return false;
      }
      int changed = (status & ~TAG) | (tag & TAG);
      if (UnsafeInts.compareAndSetInt(
          UNSAFE, task, TaskStatus.OFFSET, status, changed, Atomic.VOLATILE)) {
        return true;
      }
    }
  }

  /** One step, where the JDK first installs the exception and then the status. */
  @MayBeAbsent(name = "trySetThrown")
  public static int setThrown(ForkJoinTask<?> task, Throwable thrown) {
    while (true) {
      int status = UnsafeInts.getInt(UNSAFE, task, TaskStatus.OFFSET, Atomic.VOLATILE);
      if (status < 0 || TaskStatus.setThrown(Control.execution(), task, status, thrown)) {
        return status < 0 ? status : status | TaskStatus.HAS_THROWN;
      }
    }
  }

  @MayBeAbsent(name = "trySetThrown")
  public static boolean trySetThrown(ForkJoinTask<?> task, Throwable thrown) {
    while (true) {
      int status = UnsafeInts.getInt(UNSAFE, task, TaskStatus.OFFSET, Atomic.VOLATILE);
      if (status < 0) {
        return false;
      }
      if (TaskStatus.setThrown(Control.execution(), task, status, thrown)) {
        return true;
      }
    }
  }

  /** Nobody waits in the way of the JDK. */
  public static void signalWaiters(ForkJoinTask<?> task) {}

  // ---- waiting ---------------------------------------------------------------------------------

  public static Object join(ForkJoinTask<?> task) {
    if (TaskStatus.isAbnormal(TaskStatus.await(Control.execution(), task, false, false, 0))) {
      throw Members.<RuntimeException>raise(TaskStatus.thrown(task));
    }
    return task.getRawResult();
  }

  public static void quietlyJoin(ForkJoinTask<?> task) {
    TaskStatus.await(Control.execution(), task, false, false, 0);
  }

  public static Object get(ForkJoinTask<?> task) throws InterruptedException, ExecutionException {
    int status = TaskStatus.await(Control.execution(), task, true, false, 0);
    if (status == TaskStatus.INTERRUPTED) {
      throw new InterruptedException();
    }
    return result(task, status);
  }

  public static Object get(ForkJoinTask<?> task, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    int status = TaskStatus.await(Control.execution(), task, true, true, unit.toNanos(timeout));
    if (status == TaskStatus.INTERRUPTED) {
      throw new InterruptedException();
    }
    if (status >= 0) {
      throw new TimeoutException();
    }
    return result(task, status);
  }

  private static Object result(ForkJoinTask<?> task, int status) throws ExecutionException {
    if (TaskStatus.isAbnormal(status)) {
      Throwable thrown = TaskStatus.thrown(task);
      if (thrown instanceof CancellationException cancelled && task.isCancelled()) {
        throw cancelled;
      }
      throw new ExecutionException(thrown);
    }
    return task.getRawResult();
  }

  public static void invokeAll(ForkJoinTask<?> first, ForkJoinTask<?> second) {
    Objects.requireNonNull(first);
    second.fork();
    execute(first);
    if (TaskStatus.isAbnormal(TaskStatus.await(Control.execution(), first, false, false, 0))) {
      second.cancel(false);
      throw Members.<RuntimeException>raise(TaskStatus.thrown(first));
    }
    join(second);
  }

  public static void invokeAll(ForkJoinTask<?>... tasks) {
    Throwable thrown = begin(tasks);
    for (int i = 1; i < tasks.length && thrown == null; i++) {
      if (TaskStatus.isAbnormal(TaskStatus.await(Control.execution(), tasks[i], false, false, 0))) {
        thrown = TaskStatus.thrown(tasks[i]);
      }
    }
    if (thrown != null) {
      for (int i = 1; i < tasks.length; i++) {
        if (tasks[i] != null) {
          tasks[i].cancel(false);
        }
      }
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  public static Collection<?> invokeAll(Collection<?> tasks) {
    invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
    return tasks;
  }

  /** Forks all tasks but the first, which it executes; what was thrown meanwhile. */
  private static Throwable begin(ForkJoinTask<?>[] tasks) {
    for (int i = tasks.length - 1; i > 0; i--) {
      if (tasks[i] == null) {
        return new NullPointerException();
      }
      tasks[i].fork();
    }
    if (tasks.length == 0) {
      return null;
    }
    if (tasks[0] == null) {
      return new NullPointerException();
    }
    execute(tasks[0]);
    return TaskStatus.isAbnormal(TaskStatus.await(Control.execution(), tasks[0], false, false, 0))
        ? TaskStatus.thrown(tasks[0])
        : null;
  }

  /** The JDK's way to wait, until JDK 18. */
  @MayBeAbsent
  public static int awaitDone(
      ForkJoinTask<?> task,
      ForkJoinPool pool,
      boolean ran,
      boolean interruptible,
      boolean timed,
      long nanos) {
    return TaskStatus.await(Control.execution(), task, interruptible, timed, nanos);
  }

  /** The JDK's way to wait, in later versions. */
  @MayBeAbsent
  public static int awaitDone(ForkJoinTask<?> task, boolean interruptible, long deadline) {
    return TaskStatus.await(
        Control.execution(),
        task,
        interruptible,
        deadline != 0,
        deadline == 0 ? 0 : deadline - Time.nanoTime());
  }

  @Enters
  public static int getQueuedTaskCount(Execution execution) {
    execution.limits().uncontrolled("ForkJoinTask.getQueuedTaskCount");
    return 0;
  }

  @Enters
  public static int getSurplusQueuedTaskCount(Execution execution) {
    execution.limits().uncontrolled("ForkJoinTask.getSurplusQueuedTaskCount");
    return 0;
  }

  @Enters
  public static ForkJoinTask<?> peekNextLocalTask(Execution execution) {
    execution.limits().uncontrolled("ForkJoinTask.peekNextLocalTask");
    return null;
  }

  @Enters
  public static ForkJoinTask<?> pollNextLocalTask(Execution execution) {
    execution.limits().uncontrolled("ForkJoinTask.pollNextLocalTask");
    return null;
  }

  @Enters
  public static ForkJoinTask<?> pollTask(Execution execution) {
    execution.limits().uncontrolled("ForkJoinTask.pollTask");
    return null;
  }

  @Enters
  public static ForkJoinTask<?> pollSubmission(Execution execution) {
    execution.limits().uncontrolled("ForkJoinTask.pollSubmission");
    return null;
  }

  @Enters
  public static void helpQuiesce(Execution execution) {
    execution.limits().uncontrolled("ForkJoinTask.helpQuiesce");
  }
}
