package dev.jacquard.runtime.primitive.future;

import dev.jacquard.kernel.trace.Comparison;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.access.FutureResults;
import dev.jacquard.runtime.primitive.forkjoin.ForkJoinWaits;
import dev.jacquard.runtime.primitive.forkjoin.Job;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.MayBeAbsent;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.primitive.thread.Interrupts;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import jdk.internal.misc.Unsafe;

/**
 * Futures: the JDK's own code but for its loops over lists of dependent actions, and for waits,
 * which are for the result and leave no entry in a list.
 */
@Models(CompletableFuture.class)
public final class CompletableFutures {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long RESULT = Members.offset(CompletableFuture.class, "result");
  private static final long IS_THERE = Comparison.NOT_EQUAL.with(0);

  private CompletableFutures() {}

  /** Futures that other code made are completed by other threads. */
  @Tells("it looks at how the object was made")
  public static boolean applies(CompletableFuture<?> future) {
    return Control.on(future);
  }

  /** The result, or null if the wait was interrupted. */
  public static Object waitingGet(CompletableFuture<?> future, boolean interruptible) {
    if (!await(Control.execution(), future, interruptible)) {
      return null;
    }
    Completions.fireAll(future);
    return UNSAFE.getReferenceVolatile(future, RESULT);
  }

  @Enters
  private static boolean await(
      Execution execution, CompletableFuture<?> future, boolean interruptible) {
    if (interruptible && Interrupts.isPending(execution)) {
      return false;
    }
    Job waiter = ForkJoinWaits.beginWait(execution, null, false);
    boolean there =
        execution
            .fieldWaits()
            .await(future, RESULT, Object.class, IS_THERE, interruptible, Sites.here);
    ForkJoinWaits.endWait(execution, waiter);
    return there || !Interrupts.isPending(execution);
  }

  /** The result, or null if the wait was interrupted. */
  public static Object timedGet(CompletableFuture<?> future, long nanos) throws TimeoutException {
    Object result = await(Control.execution(), future, nanos);
    if (result != null) {
      Completions.fireAll(future);
    }
    return result;
  }

  @Enters
  private static Object await(Execution execution, CompletableFuture<?> future, long nanos)
      throws TimeoutException {
    if (Interrupts.isPending(execution)) {
      return null;
    }
    Job waiter = ForkJoinWaits.beginWait(execution, null, false);
    Object result =
        execution
                .lastLimits()
                .awaitsField(nanos, future, RESULT, Object.class, IS_THERE, Sites.here)
            ? UNSAFE.getReferenceVolatile(future, RESULT)
            : FutureResults.look(execution, future);
    ForkJoinWaits.endWait(execution, waiter);
    if (result == null) {
      if (Interrupts.isPending(execution)) {
        return null;
      }
      execution.lastLimits().pass(nanos);
      throw new TimeoutException();
    }
    return result;
  }

  // ---- dependent actions -----------------------------------------------------------------------

  @MayBeAbsent
  public static boolean tryPushStack(CompletableFuture<?> future, Object completion) {
    Completions.push(Control.execution(), future, completion);
    return true;
  }

  public static void postComplete(CompletableFuture<?> future) {
    Completions.fireAll(future);
  }

  /** What follows when an action was fired: its source is complete, and so is the future. */
  public static CompletableFuture<?> postFire(
      CompletableFuture<?> future, CompletableFuture<?> source, int mode) {
    if (mode < 0) {
      return future; // whoever fired it goes on with this one
    }
    help(source);
    Completions.fireAll(future);
    return null;
  }

  public static CompletableFuture<?> postFire(
      CompletableFuture<?> future, CompletableFuture<?> one, CompletableFuture<?> other, int mode) {
    if (mode >= 0) {
      help(other);
    }
    return postFire(future, one, mode);
  }

  private static void help(CompletableFuture<?> source) {
    if (source != null && source.isDone()) {
      Completions.fireAll(source);
    }
  }

  /** Nothing is ever left in a list that has no effect. */
  public static void cleanStack(CompletableFuture<?> future) {}
}
