package dev.jacquard.runtime.primitive.forkjoin;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.concurrent.ForkJoinTask;
import jdk.internal.misc.Unsafe;

/** The status of a fork/join task, which is a field of the JDK's: how one waits for it. */
final class TaskStatus {
  static final long OFFSET = Members.offset(ForkJoinTask.class, "status");

  /** The status of a task that has thrown. */
  static final int HAS_THROWN = 1 << 31 | 1 << 16 | 1 << 17;

  /** What the JDK answers for an interrupted wait. */
  static final int INTERRUPTED = 1 << 16;

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long AUX = Members.offset(ForkJoinTask.class, "aux");
  private static final MethodHandle NEW_AUX =
      Members.constructor("java.util.concurrent.ForkJoinTask$Aux", Thread.class, Throwable.class)
          .asType(MethodType.methodType(Object.class, Thread.class, Throwable.class));
  private static final long IS_DONE = Comparison.LESS.with(0);
  private static final int FOR_WORKERS_ONLY = 1 << 24;

  /** Part of the status of a task that was cancelled or has thrown. */
  private static final int ABNORMAL = 1 << 16;

  /** Whether the JDK does a task itself that it waits for with a time limit: newer ones do. */
  private static final boolean DOES_WITHIN_TIME =
      Members.has(ForkJoinTask.class, "awaitDone", boolean.class, long.class);

  private TaskStatus() {}

  /** Waits until a task is done; the status, or less than that if it is not. */
  @Enters
  static int await(
      Execution execution, ForkJoinTask<?> task, boolean interruptible, boolean timed, long nanos) {
    execution.places().made(task);
    if (interruptible && Interrupts.isPending(execution)) {
      return INTERRUPTED;
    }
    Job waiter = ForkJoinWaits.beginWait(execution, task, !timed || DOES_WITHIN_TIME);
    if (timed && !ForkJoinWaits.isInline(execution, task)) {
      int status =
          isDoneWithin(execution, task, nanos, Sites.here)
              ? UNSAFE.getIntVolatile(task, OFFSET)
              : look(execution, task, nanos);
      ForkJoinWaits.endWait(execution, waiter);
      return status == 0 && interruptible && Interrupts.isPending(execution) ? INTERRUPTED : status;
    }
    boolean done =
        execution.fieldWaits().await(task, OFFSET, int.class, IS_DONE, interruptible, Sites.here);
    ForkJoinWaits.endWait(execution, waiter);
    if (!done) {
      Interrupts.isPending(execution);
      return INTERRUPTED;
    }
    return UNSAFE.getIntVolatile(task, OFFSET);
  }

  /** Waits until a task is done, if the time limit passes last; false if that is not known. */
  static boolean isDoneWithin(Execution execution, ForkJoinTask<?> task, long nanos, int site) {
    return execution.lastLimits().awaitsField(nanos, task, OFFSET, int.class, IS_DONE, site);
  }

  /** Whether threads that are no workers may do it while they wait for it. */
  static boolean isForAll(ForkJoinTask<?> task) {
    return (UNSAFE.getIntVolatile(task, OFFSET) & FOR_WORKERS_ONLY) == 0;
  }

  private static int look(Execution execution, ForkJoinTask<?> task, long nanos) {
    int location = execution.places().memory(task, OFFSET);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    int status = UNSAFE.getIntVolatile(task, OFFSET);
    execution.record(status, status, status);
    if (status >= 0) {
      execution.lastLimits().pass(nanos);
    }
    return Math.min(status, 0);
  }

  static boolean isAbnormal(int status) {
    return (status & ABNORMAL) != 0;
  }

  /** What a task that is done has thrown: nothing of it changes any more. */
  static Throwable thrown(ForkJoinTask<?> task) {
    Control.suspend();
    try {
      return task.getException();
    } finally {
      Control.resume();
    }
  }

  /** Sets the exception and the status of a task in one step, if the status is as expected. */
  @Enters
  static boolean setThrown(
      Execution execution, ForkJoinTask<?> task, int expected, Throwable thrown) {
    int location = execution.places().memory(task, OFFSET);
    execution.arrive(Kind.COMPARE_AND_SET, location, expected, Sites.here);
    int before = UNSAFE.getIntVolatile(task, OFFSET);
    boolean done = before == expected;
    int after = done ? before | HAS_THROWN : before;
    if (done) {
      UNSAFE.putReferenceVolatile(task, AUX, aux(execution.current().thread(), thrown));
      UNSAFE.putIntVolatile(task, OFFSET, after);
    }
    execution.record(before, after, done ? 1 : 0);
    execution.publish(location); // also if another one was faster
    return done;
  }

  private static Object aux(Thread thrower, Throwable thrown) {
    try {
      return (Object) NEW_AUX.invokeExact(thrower, thrown);
    } catch (Throwable impossible) {
      throw new AssertionError(impossible);
    }
  }
}
