package dev.jacquard.runtime.carrier;

import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * All threads on one platform thread, each in a continuation of the JDK (24 and later, where a
 * monitor does not pin it). The current thread is set to the logical one, so that the JDK and the
 * program see what they expect.
 */
final class ContinuationCarrier implements Carrier {
  private static final MethodHandle CREATE;
  private static final MethodHandle RUN;
  private static final MethodHandle YIELD;
  private static final MethodHandle SET_CURRENT;
  private static final Object SCOPE;
  private static final Throwable MISSING;

  static {
    MethodHandle create = null;
    MethodHandle run = null;
    MethodHandle yield = null;
    MethodHandle setCurrent = null;
    Object scope = null;
    Throwable missing = null;
    try {
      Class.forName("java.lang.VirtualThread"); // starts a thread of its own, not under control
      Class<?> continuation = Class.forName("jdk.internal.vm.Continuation");
      Class<?> scopes = Class.forName("jdk.internal.vm.ContinuationScope");
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      scope =
          lookup
              .findConstructor(scopes, MethodType.methodType(void.class, String.class))
              .invoke("jacquard");
      create =
          lookup
              .findConstructor(
                  continuation, MethodType.methodType(void.class, scopes, Runnable.class))
              .bindTo(scope)
              .asType(MethodType.methodType(Object.class, Runnable.class));
      run =
          lookup
              .findVirtual(continuation, "run", MethodType.methodType(void.class))
              .asType(MethodType.methodType(void.class, Object.class));
      yield =
          lookup
              .findStatic(continuation, "yield", MethodType.methodType(boolean.class, scopes))
              .bindTo(scope);
      setCurrent =
          MethodHandles.privateLookupIn(Thread.class, lookup)
              .findVirtual(
                  Thread.class,
                  "setCurrentThread",
                  MethodType.methodType(void.class, Thread.class));
    } catch (Throwable absent) { // an old JDK, or java.base is not opened to us
      missing = absent;
    }
    CREATE = create;
    RUN = run;
    YIELD = yield;
    SET_CURRENT = setCurrent;
    SCOPE = scope;
    MISSING = missing;
  }

  private final ThreadTable threads;
  private LogicalThread next;

  ContinuationCarrier(ThreadTable threads) {
    this.threads = threads;
    if (MISSING != null) {
      throw new IllegalStateException(
          "this JVM has no continuations for Jacquard (JDK 24 or later, java.base opened): "
              + MISSING);
    }
  }

  /** Whether this JVM can run it. */
  static boolean isAvailable() {
    return SCOPE != null && MISSING == null && Runtime.version().feature() >= 24;
  }

  @Override
  public String label() {
    return "continuation";
  }

  @Override
  public void run(LogicalThread first) {
    Thread platform = Thread.currentThread();
    next = first;
    try {
      try {
        while (next != null) {
          LogicalThread thread = next;
          if (thread.carried == null) {
            thread.carried = create(thread);
          }
          threads.current(thread);
          become(platform, thread.thread());
          RUN.invokeExact(thread.carried);
        }
      } finally {
        become(platform, platform);
      }
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * Alone in its method, which the annotation keeps from being inlined: the compiler (C2 of JDK 25)
   * loses stores to fields that stand before this call in the same compilation.
   */
  @ChangesCurrentThread
  private static void become(Thread platform, Thread thread) throws Throwable {
    SET_CURRENT.invokeExact(platform, thread);
  }

  private Object create(LogicalThread thread) throws Throwable {
    return (Object) CREATE.invokeExact((Runnable) thread);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The VM does not suspend a continuation that has a native frame, as it has in what a {@link
   * StackWalker} calls.
   */
  @Override
  public boolean handOver(LogicalThread from, LogicalThread to) {
    next = to;
    try {
      return (boolean) YIELD.invokeExact();
    } catch (IllegalStateException pinned) {
      return false;
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void end(LogicalThread from, LogicalThread to) {
    next = to;
  }
}
