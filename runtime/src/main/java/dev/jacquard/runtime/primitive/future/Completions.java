package dev.jacquard.runtime.primitive.future;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.setting.Feature;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.concurrent.CompletableFuture;
import jdk.internal.misc.Unsafe;

/** The list of dependent actions of a future: each addition and each removal is one step. */
@Tells("a list of actions is one place, which each step observes")
public final class Completions {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> COMPLETION =
      Members.type("java.util.concurrent.CompletableFuture$Completion");
  private static final long STACK = Members.offset(CompletableFuture.class, "stack");
  private static final long NEXT = Members.offset(COMPLETION, "next");
  private static final MethodHandle TRY_FIRE =
      Members.method(COMPLETION, "tryFire", int.class)
          .asType(MethodType.methodType(Object.class, Object.class, int.class));

  /** The mode in which the JDK fires actions that others added. */
  private static final int NESTED = -1;

  /** The argument of a removal: it fails if the list is empty, which is 0. */
  private static final long ANY = -1;

  private Completions() {}

  /** What a field is after the JDK has cleared it: the same as before if nobody counts actions. */
  public static Object cleared(Object value) {
    return Control.on() && !Control.execution().observes(Feature.DEPENDENTS) ? value : null;
  }

  /** Adds an action. */
  @Enters
  static void push(Execution execution, CompletableFuture<?> future, Object completion) {
    int location = execution.places().memory(future, STACK);
    execution.arrive(Kind.READ_MODIFY_WRITE, location, 0, Sites.here);
    Object head = UNSAFE.getReferenceVolatile(future, STACK);
    UNSAFE.putReferenceVolatile(completion, NEXT, head);
    replace(execution, future, location, head, completion);
  }

  /** Takes the action that was added last, or null. */
  @Enters
  private static Object pop(Execution execution, CompletableFuture<?> future) {
    int location = execution.places().memory(future, STACK);
    execution.arrive(Kind.TRY_UPDATE, location, ANY, Sites.here);
    Object head = UNSAFE.getReferenceVolatile(future, STACK);
    Object rest = head == null ? null : UNSAFE.getReferenceVolatile(head, NEXT);
    replace(execution, future, location, head, rest);
    return head;
  }

  private static void replace(
      Execution execution, CompletableFuture<?> future, int location, Object before, Object after) {
    UNSAFE.putReferenceVolatile(future, STACK, after);
    execution.record(execution.places().value(before), execution.places().value(after), 0);
    execution.publish(location); // also if there was no action to take
  }

  /**
   * Fires the actions of a future, and those of futures that these complete, as the JDK does: along
   * one path, all others are moved to the first list.
   */
  static void fireAll(CompletableFuture<?> future) {
    CompletableFuture<?> path = future;
    while (true) {
      Object completion = pop(Control.execution(), path);
      if (completion == null) {
        if (path == future) {
          return;
        }
        path = future;
      } else if (path != future && UNSAFE.getReferenceVolatile(completion, NEXT) != null) {
        push(Control.execution(), future, completion);
      } else {
        CompletableFuture<?> completed = fire(completion);
        path = completed == null ? future : completed;
      }
    }
  }

  private static CompletableFuture<?> fire(Object completion) {
    try {
      return (CompletableFuture<?>) (Object) TRY_FIRE.invokeExact(completion, NESTED);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }
}
