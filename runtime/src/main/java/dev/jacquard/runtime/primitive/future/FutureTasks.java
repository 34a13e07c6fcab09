package dev.jacquard.runtime.primitive.future;

import dev.jacquard.kernel.Comparison;
import dev.jacquard.kernel.Kind;
import dev.jacquard.runtime.control.Control;
import dev.jacquard.runtime.control.Execution;
import dev.jacquard.runtime.control.LogicalThread;
import dev.jacquard.runtime.control.Sites;
import dev.jacquard.runtime.primitive.code.Unwinding;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.thread.Interrupts;
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
@Models(FutureTask.class)
public final class FutureTasks {
  private static final int NEW = 0;
  private static final int NORMAL = 2;
  private static final int EXCEPTIONAL = 3;
  private static final int CANCELLED = 4;
  private static final int INTERRUPTING = 5;
  private static final int INTERRUPTED = 6;
  private static final long IS_DONE = Comparison.GREATER_OR_EQUAL.with(NORMAL);
  private static final long IS_SETTLED = Comparison.NOT_EQUAL.with(INTERRUPTING);

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long STATE = Members.offset(FutureTask.class, "state");
  private static final long OUTCOME = Members.offset(FutureTask.class, "outcome");
  private static final long CALLABLE = Members.offset(FutureTask.class, "callable");
  private static final long RUNNER = Members.offset(FutureTask.class, "runner");
  private static final MethodHandle SET = Members.method(FutureTask.class, "set", Object.class);
  private static final MethodHandle SET_EXCEPTION =
      Members.method(FutureTask.class, "setException", Throwable.class);
  private static final MethodHandle DONE = Members.method(FutureTask.class, "done");

  private FutureTasks() {}

  public static boolean applies(FutureTask<?> task) {
    return Control.on(task);
  }

  public static void run(FutureTask<?> task) {
    if (begin(task)) {
      try {
        call(task, true);
      } finally {
        end(task, false);
      }
    }
  }

  public static boolean runAndReset(FutureTask<?> task) {
    if (!begin(task)) {
      return false;
    }
    boolean ran = false;
    boolean fresh;
    try {
      ran = call(task, false);
    } finally {
      fresh = end(task, true);
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

  /** Becomes the thread that runs it, unless there is one or it is done. */
  private static boolean begin(FutureTask<?> task) {
    Execution execution = Control.enter();
    try {
      if (look(execution, task) != NEW) {
        return false;
      }
      int runner = runner(execution, task);
      long me = execution.current().number() + 1L;
      execution.arrive(Kind.COMPARE_AND_SET, runner, 0, Sites.here);
      long before = execution.state(runner);
      execution.learn(runner);
      if (before != 0) {
        execution.record(before, before, 0);
        return false;
      }
      UNSAFE.putReference(task, RUNNER, execution.current().thread());
      write(execution, runner, me);
      return true;
    } finally {
      Control.leave();
    }
  }

  /**
   * Lets go of the task, and waits for an interrupt that is on its way; whether the task is new.
   * Nobody can tell the difference if there are no interrupts and it does not run again.
   */
  private static boolean end(FutureTask<?> task, boolean again) {
    Execution execution = Control.enter();
    try {
      if (!again && !execution.lives().usesInterrupts()) {
        return false;
      }
      int runner = runner(execution, task);
      execution.arrive(Kind.VOLATILE_WRITE, runner, 0, Sites.here);
      UNSAFE.putReference(task, RUNNER, null);
      write(execution, runner, 0);
      int state = location(execution, task);
      execution.arrive(Kind.VOLATILE_AWAIT, state, IS_SETTLED, Sites.here);
      return read(execution, state) == NEW;
    } finally {
      Control.leave();
    }
  }

  public static void set(FutureTask<?> task, Object value) {
    complete(task, NORMAL, value);
  }

  public static void setException(FutureTask<?> task, Throwable thrown) {
    complete(task, EXCEPTIONAL, thrown);
  }

  private static void complete(FutureTask<?> task, int state, Object outcome) {
    if (change(task, state, outcome)) {
      finish(task);
    }
  }

  public static boolean cancel(FutureTask<?> task, boolean mayInterrupt) {
    if (!change(task, mayInterrupt ? INTERRUPTING : CANCELLED, null)) {
      return false;
    }
    try {
      if (mayInterrupt) {
        interrupt(task);
      }
    } finally {
      finish(task);
    }
    return true;
  }

  /** From new to another state, if it is new. */
  private static boolean change(FutureTask<?> task, int state, Object outcome) {
    Execution execution = Control.enter();
    try {
      int location = location(execution, task);
      execution.arrive(Kind.COMPARE_AND_SET, location, NEW, Sites.here);
      long before = execution.state(location);
      execution.learn(location);
      if (before != NEW) {
        execution.record(before, before, 0);
        return false;
      }
      UNSAFE.putReference(task, OUTCOME, outcome);
      UNSAFE.putInt(task, STATE, state);
      write(execution, location, state);
      return true;
    } finally {
      Control.leave();
    }
  }

  private static void interrupt(FutureTask<?> task) {
    Execution execution = Control.enter();
    try {
      int runner = runner(execution, task);
      execution.arrive(Kind.VOLATILE_READ, runner, 0, Sites.here);
      Thread thread = (Thread) UNSAFE.getReference(task, RUNNER);
      read(execution, runner);
      LogicalThread target = thread == null ? null : execution.threadOf(thread);
      if (target != null) {
        execution.lives().interrupt(target, Sites.here);
      }
      int location = location(execution, task);
      execution.arrive(Kind.VOLATILE_WRITE, location, 0, Sites.here);
      UNSAFE.putInt(task, STATE, INTERRUPTED);
      write(execution, location, INTERRUPTED);
    } finally {
      Control.leave();
    }
  }

  private static void finish(FutureTask<?> task) {
    try {
      DONE.invokeExact(task);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  public static Object get(FutureTask<?> task) throws InterruptedException, ExecutionException {
    int state;
    Execution execution = Control.enter();
    try {
      int location = location(execution, task);
      if (execution.arriveInterruptibly(Kind.VOLATILE_AWAIT, location, IS_DONE, Sites.here)
          && execution.state(location) < NORMAL) {
        execution.giveUp(location);
        throw Interrupts.exception(execution);
      }
      state = read(execution, location);
    } finally {
      Control.leave();
    }
    return report(task, state);
  }

  public static Object get(FutureTask<?> task, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (unit == null) {
      throw new NullPointerException();
    }
    int state;
    Execution execution = Control.enter();
    try {
      state = look(execution, task);
      if (state == NEW) {
        Interrupts.check(execution);
        execution.current().pass(unit.toNanos(timeout));
        throw new TimeoutException();
      }
    } finally {
      Control.leave();
    }
    return report(task, state);
  }

  private static Object report(FutureTask<?> task, int state) throws ExecutionException {
    Object outcome = UNSAFE.getReference(task, OUTCOME);
    Alike.receive(task, outcome);
    if (state == NORMAL) {
      return outcome;
    }
    if (state >= CANCELLED) {
      throw new CancellationException();
    }
    throw new ExecutionException((Throwable) outcome);
  }

  public static boolean isDone(FutureTask<?> task) {
    return state(task) != NEW;
  }

  public static boolean isCancelled(FutureTask<?> task) {
    return state(task) >= CANCELLED;
  }

  private static int state(FutureTask<?> task) {
    Execution execution = Control.enter();
    try {
      return look(execution, task);
    } finally {
      Control.leave();
    }
  }

  private static int look(Execution execution, FutureTask<?> task) {
    int location = location(execution, task);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    return read(execution, location);
  }

  private static int read(Execution execution, int location) {
    long state = execution.state(location);
    execution.record(state, state, state);
    execution.learn(location);
    return (int) state;
  }

  private static void write(Execution execution, int location, long state) {
    long before = execution.state(location);
    execution.state(location, state);
    execution.record(before, state, 1);
    execution.publish(location);
  }

  private static int location(Execution execution, FutureTask<?> task) {
    return execution.places().memory(task, STATE);
  }

  private static int runner(Execution execution, FutureTask<?> task) {
    return execution.places().memory(task, RUNNER);
  }
}
