package dev.jacquard.runtime.primitive;

import dev.jacquard.kernel.Comparison;
import dev.jacquard.kernel.Kind;
import dev.jacquard.runtime.control.Control;
import dev.jacquard.runtime.control.Execution;
import dev.jacquard.runtime.control.Sites;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
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
  private static final long STATUS = Members.offset(ForkJoinTask.class, "status");
  private static final long AUX = Members.offset(ForkJoinTask.class, "aux");
  private static final MethodHandle NEW_AUX =
      Members.constructor("java.util.concurrent.ForkJoinTask$Aux", Thread.class, Throwable.class)
          .asType(MethodType.methodType(Object.class, Thread.class, Throwable.class));
  private static final long IS_DONE = Comparison.LESS.with(0);
  private static final MethodHandle EXECUTE = Members.procedure(ForkJoinTask.class, "doExec");

  private static final int HAS_THROWN = 1 << 31 | 1 << 16 | 1 << 17;

  /** Whether the JDK does a task itself that it waits for with a time limit: newer ones do. */
  private static final boolean DOES_WITHIN_TIME =
      Members.has(ForkJoinTask.class, "awaitDone", boolean.class, long.class);

  private static final int FOR_WORKERS_ONLY = 1 << 24;
  private static final int TAG = 0xffff;

  /** Part of the status of a task that was cancelled or has thrown. */
  private static final int ABNORMAL = 1 << 16;

  /** What the JDK answers for an interrupted wait. */
  private static final int INTERRUPTED = ABNORMAL;

  private ForkJoinTasks() {}

  public static ForkJoinTask<?> fork(ForkJoinTask<?> task) {
    Crew.give(currentPool(), task);
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

  public static boolean tryUnfork(ForkJoinTask<?> task) {
    Execution execution = Control.enter();
    try {
      Job job = Crew.jobOf(task);
      return job != null
          && job.giver() == execution.current().number()
          && job.crew().takeBack(execution, job);
    } finally {
      Control.leave();
    }
  }

  /** One step for actions of futures, whose status is nothing but their tag. */
  public static boolean compareAndSetForkJoinTaskTag(
      ForkJoinTask<?> task, short expected, short tag) {
    if (Completions.isOne(task)) {
      return UnsafeInts.compareAndSetInt(UNSAFE, task, STATUS, expected, tag);
    }
    while (true) {
      int status = UnsafeInts.getIntVolatile(UNSAFE, task, STATUS);
      if ((short) status != expected) {
        return false;
      }
      int changed = (status & ~TAG) | (tag & TAG);
      if (UnsafeInts.compareAndSetInt(UNSAFE, task, STATUS, status, changed)) {
        return true;
      }
    }
  }

  /** One step, where the JDK first installs the exception and then the status. */
  @MayBeAbsent(name = "trySetThrown")
  public static int setThrown(ForkJoinTask<?> task, Throwable thrown) {
    while (true) {
      int status = UnsafeInts.getIntVolatile(UNSAFE, task, STATUS);
      if (status < 0 || setThrown(task, status, thrown)) {
        return status < 0 ? status : status | HAS_THROWN;
      }
    }
  }

  @MayBeAbsent(name = "trySetThrown")
  public static boolean trySetThrown(ForkJoinTask<?> task, Throwable thrown) {
    while (true) {
      int status = UnsafeInts.getIntVolatile(UNSAFE, task, STATUS);
      if (status < 0) {
        return false;
      }
      if (setThrown(task, status, thrown)) {
        return true;
      }
    }
  }

  private static boolean setThrown(ForkJoinTask<?> task, int expected, Throwable thrown) {
    Execution execution = Control.enter();
    try {
      int location = execution.memory(task, STATUS);
      execution.arrive(Kind.COMPARE_AND_SET, location, expected, Sites.here);
      int before = UNSAFE.getIntVolatile(task, STATUS);
      boolean done = before == expected;
      int after = done ? before | HAS_THROWN : before;
      if (done) {
        UNSAFE.putReferenceVolatile(task, AUX, aux(execution.current().thread(), thrown));
        UNSAFE.putIntVolatile(task, STATUS, after);
      }
      execution.record(before, after, done ? 1 : 0);
      execution.learn(location);
      execution.publish(location);
      return done;
    } finally {
      Control.leave();
    }
  }

  private static Object aux(Thread thrower, Throwable thrown) {
    try {
      return (Object) NEW_AUX.invokeExact(thrower, thrown);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Nobody waits in the way of the JDK. */
  public static void signalWaiters(ForkJoinTask<?> task) {}

  // ---- waiting ---------------------------------------------------------------------------------

  public static Object join(ForkJoinTask<?> task) {
    if (isAbnormal(await(task, false, false, 0))) {
      throw Members.<RuntimeException>raise(thrown(task));
    }
    return task.getRawResult();
  }

  public static void quietlyJoin(ForkJoinTask<?> task) {
    await(task, false, false, 0);
  }

  public static Object get(ForkJoinTask<?> task) throws InterruptedException, ExecutionException {
    int status = await(task, true, false, 0);
    if (status == INTERRUPTED) {
      throw new InterruptedException();
    }
    return result(task, status);
  }

  public static Object get(ForkJoinTask<?> task, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    int status = await(task, true, true, unit.toNanos(timeout));
    if (status == INTERRUPTED) {
      throw new InterruptedException();
    }
    if (status >= 0) {
      throw new TimeoutException();
    }
    return result(task, status);
  }

  private static Object result(ForkJoinTask<?> task, int status) throws ExecutionException {
    if (isAbnormal(status)) {
      Throwable thrown = thrown(task);
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
    if (isAbnormal(await(first, false, false, 0))) {
      second.cancel(false);
      throw Members.<RuntimeException>raise(thrown(first));
    }
    join(second);
  }

  public static void invokeAll(ForkJoinTask<?>... tasks) {
    Throwable thrown = begin(tasks);
    for (int i = 1; i < tasks.length && thrown == null; i++) {
      if (isAbnormal(await(tasks[i], false, false, 0))) {
        thrown = thrown(tasks[i]);
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
    return isAbnormal(await(tasks[0], false, false, 0)) ? thrown(tasks[0]) : null;
  }

  private static boolean isAbnormal(int status) {
    return (status & ABNORMAL) != 0;
  }

  /** What a task that is done has thrown: nothing of it changes any more. */
  private static Throwable thrown(ForkJoinTask<?> task) {
    Control.suspend();
    try {
      return task.getException();
    } finally {
      Control.resume();
    }
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
    return await(task, interruptible, timed, nanos);
  }

  /** The JDK's way to wait, in later versions. */
  @MayBeAbsent
  public static int awaitDone(ForkJoinTask<?> task, boolean interruptible, long deadline) {
    return await(task, interruptible, deadline != 0, deadline);
  }

  private static int await(ForkJoinTask<?> task, boolean interruptible, boolean timed, long nanos) {
    Execution execution = Control.enter();
    try {
      execution.made(task);
      if (interruptible && Interrupts.isPending(execution)) {
        return INTERRUPTED;
      }
      Job waiter = Crew.beginWait(execution, task, !timed || DOES_WITHIN_TIME);
      if (timed && !Crew.isInline(task)) {
        int status = look(execution, task, nanos);
        Crew.endWait(execution, waiter);
        return status;
      }
      boolean done =
          execution.awaitField(task, STATUS, int.class, IS_DONE, interruptible, Sites.here);
      Crew.endWait(execution, waiter);
      if (!done) {
        Interrupts.isPending(execution);
        return INTERRUPTED;
      }
      return UNSAFE.getIntVolatile(task, STATUS);
    } finally {
      Control.leave();
    }
  }

  /** Whether threads that are no workers may do it while they wait for it. */
  static boolean isForAll(ForkJoinTask<?> task) {
    return (UNSAFE.getIntVolatile(task, STATUS) & FOR_WORKERS_ONLY) == 0;
  }

  private static int look(Execution execution, ForkJoinTask<?> task, long nanos) {
    int location = execution.memory(task, STATUS);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    int status = UNSAFE.getIntVolatile(task, STATUS);
    execution.record(status, status, status);
    execution.learn(location);
    if (status >= 0) {
      execution.current().pass(nanos);
    }
    return Math.min(status, 0);
  }

  public static int getQueuedTaskCount() {
    Control.execution().uncontrolled("ForkJoinTask.getQueuedTaskCount");
    return 0;
  }

  public static int getSurplusQueuedTaskCount() {
    Control.execution().uncontrolled("ForkJoinTask.getSurplusQueuedTaskCount");
    return 0;
  }

  public static ForkJoinTask<?> peekNextLocalTask() {
    Control.execution().uncontrolled("ForkJoinTask.peekNextLocalTask");
    return null;
  }

  public static ForkJoinTask<?> pollNextLocalTask() {
    Control.execution().uncontrolled("ForkJoinTask.pollNextLocalTask");
    return null;
  }

  public static ForkJoinTask<?> pollTask() {
    Control.execution().uncontrolled("ForkJoinTask.pollTask");
    return null;
  }

  public static ForkJoinTask<?> pollSubmission() {
    Control.execution().uncontrolled("ForkJoinTask.pollSubmission");
    return null;
  }

  public static void helpQuiesce() {
    Control.execution().uncontrolled("ForkJoinTask.helpQuiesce");
  }
}
