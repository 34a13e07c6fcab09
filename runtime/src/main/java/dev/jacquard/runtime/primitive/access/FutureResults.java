package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.Fields;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import dev.jacquard.runtime.setting.Feature;
import java.util.concurrent.CompletableFuture;
import jdk.internal.misc.Unsafe;

/** The result of a future, a field that is written once unless somebody obtrudes. */
@Tells("where traces tell all that threads observe it never looks at what is known")
public final class FutureResults {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long RESULT = UNSAFE.objectFieldOffset(CompletableFuture.class, "result");

  private FutureResults() {}

  /**
   * The result of a future if the current thread is ordered after its completion, or null. Whoever
   * is not may as well have come before, and adds its action to the list. Where nothing is known,
   * the look is a step: whoever took a complete future for one that is not would go through its
   * list, and fire the actions of others where the JDK never does.
   */
  public static Object resultIfKnown(CompletableFuture<?> future) {
    if (!Control.on(future)) {
      return UNSAFE.getReferenceVolatile(future, RESULT);
    }
    Execution execution = Control.execution();
    if (execution.observes(Feature.OBTRUSIONS)) {
      return seen(execution, future);
    }
    return isKnown(execution, future) ? UNSAFE.getReferenceVolatile(future, RESULT) : null;
  }

  @Enters
  private static Object seen(Execution execution, CompletableFuture<?> future) {
    return look(execution, future);
  }

  /** A step that reads the result. */
  public static Object look(Execution execution, CompletableFuture<?> future) {
    int location = execution.places().memory(future, RESULT);
    execution.arrive(Kind.VOLATILE_READ, location, 0, Sites.here);
    Object result = UNSAFE.getReferenceVolatile(future, RESULT);
    long value = execution.places().value(result);
    execution.record(value, value, value);
    return result;
  }

  /** Whether a field is the result of a future, which the current thread knows: it stays so. */
  @Enters
  static boolean isSettled(Execution execution, CompletableFuture<?> future, int field) {
    return Fields.name(field).equals("result") && knows(execution, future);
  }

  @Enters
  private static boolean isKnown(Execution execution, CompletableFuture<?> future) {
    return knows(execution, future);
  }

  private static boolean knows(Execution execution, CompletableFuture<?> future) {
    if (execution.observes(Feature.OBTRUSIONS)) {
      return false;
    }
    execution
        .lives()
        .hearsay(
            "CompletableFuture"); // also without a result: there may be one when the step is taken
    return UNSAFE.getReferenceVolatile(future, RESULT) != null
        && execution.current().knows(execution.places().memory(future, RESULT));
  }

  /** What waits for a future is about to be counted, which tells something if it has no result. */
  public static void count(CompletableFuture<?> future) {
    if (Control.on(future) && UNSAFE.getReferenceVolatile(future, RESULT) == null) {
      count(Control.execution());
    }
  }

  @Enters
  private static void count(Execution execution) {
    execution.observe(Feature.DEPENDENTS);
  }

  /** A result is about to be replaced. */
  public static void obtrude() {
    if (Control.on()) {
      obtrude(Control.execution());
    }
  }

  @Enters
  private static void obtrude(Execution execution) {
    execution.observe(Feature.OBTRUSIONS);
  }
}
