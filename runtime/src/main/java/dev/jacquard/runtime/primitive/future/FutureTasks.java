package dev.jacquard.runtime.primitive.future;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.primitive.code.Unwinding;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import jdk.internal.misc.Unsafe;

/**
 * A future task as two locations: its state, by the JDK's numbers, and the thread that runs it. The
 * moment between the end of the computation and its result is not seen by anybody, so both are one
 * step.
 */
@Tells("the state of a task says what it has come to")
@Models(FutureTask.class)
public final class FutureTasks {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long CALLABLE = Members.offset(FutureTask.class, "callable");
  private static final MethodHandle SET = Members.method(FutureTask.class, "set", Object.class);
  private static final MethodHandle SET_EXCEPTION =
      Members.method(FutureTask.class, "setException", Throwable.class);
  private static final MethodHandle DONE = Members.method(FutureTask.class, "done");

  private FutureTasks() {}

  public static boolean applies(FutureTask<?> task) {
    return Control.on(task);
  }

  public static void run(FutureTask<?> task) {
    if (FutureTaskSteps.begin(Control.execution(), task)) {
      try {
        call(task, true);
      } finally {
        FutureTaskSteps.end(Control.execution(), task, false);
      }
    }
  }

  public static boolean runAndReset(FutureTask<?> task) {
    if (!FutureTaskSteps.begin(Control.execution(), task)) {
      return false;
    }
    boolean ran = false;
    boolean fresh;
    try {
      ran = call(task, false);
    } finally {
      fresh = FutureTaskSteps.end(Control.execution(), task, true);
    }
    return ran && fresh;
  }

  /** Calls what is to be computed, and keeps the result; false if it threw. */
  private static boolean call(FutureTask<?> task, boolean keep) {
    Object result;
    try {
      result = ((Callable<?>) UNSAFE.getReference(task, CALLABLE)).call();
    } catch (Throwable thrown) {
      Unwinding.pass(thrown);
      fail(task, thrown);
      return false;
    }
    if (keep) {
      succeed(task, result);
    }
    return true;
  }

  private static void succeed(FutureTask<?> task, Object result) {
    try {
      SET.invokeExact(task, result);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  private static void fail(FutureTask<?> task, Throwable cause) {
    try {
      SET_EXCEPTION.invokeExact(task, cause);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  public static void set(FutureTask<?> task, Object value) {
    complete(task, FutureTaskSteps.NORMAL, value);
  }

  public static void setException(FutureTask<?> task, Throwable thrown) {
    complete(task, FutureTaskSteps.EXCEPTIONAL, thrown);
  }

  private static void complete(FutureTask<?> task, int state, Object outcome) {
    if (FutureTaskSteps.change(Control.execution(), task, state, outcome)) {
      finish(task);
    }
  }

  public static boolean cancel(FutureTask<?> task, boolean mayInterrupt) {
    if (!FutureTaskSteps.change(
        Control.execution(),
        task,
        mayInterrupt ? FutureTaskSteps.INTERRUPTING : FutureTaskSteps.CANCELLED,
        null)) {
      return false;
    }
    try {
      if (mayInterrupt) {
        FutureTaskSteps.interrupt(Control.execution(), task);
      }
    } finally {
      finish(task);
    }
    return true;
  }

  private static void finish(FutureTask<?> task) {
    try {
      DONE.invokeExact(task);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  public static Object get(FutureTask<?> task) throws InterruptedException, ExecutionException {
    return report(task, FutureTaskSteps.await(Control.execution(), task));
  }

  public static Object get(FutureTask<?> task, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (unit == null) {
      throw new NullPointerException();
    }
    int state = FutureTaskSteps.await(Control.execution(), task, unit.toNanos(timeout));
    return report(task, state);
  }

  private static Object report(FutureTask<?> task, int state) throws ExecutionException {
    Object outcome = FutureTaskSteps.outcome(task);
    Alike.receive(task, outcome);
    if (state == FutureTaskSteps.NORMAL) {
      return outcome;
    }
    if (state >= FutureTaskSteps.CANCELLED) {
      throw new CancellationException();
    }
    throw new ExecutionException((Throwable) outcome);
  }

  public static boolean isDone(FutureTask<?> task) {
    return FutureTaskSteps.state(Control.execution(), task) != FutureTaskSteps.NEW;
  }

  public static boolean isCancelled(FutureTask<?> task) {
    return FutureTaskSteps.state(Control.execution(), task) >= FutureTaskSteps.CANCELLED;
  }
}
