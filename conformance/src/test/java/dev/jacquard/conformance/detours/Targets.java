package dev.jacquard.conformance.detours;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VolatileCallSite;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Call sites, which change what code does, and memory outside of the heap. */
public final class Targets {
  private static final MethodHandle ONE = MethodHandles.constant(int.class, 1);
  private static final MethodHandle TWO = MethodHandles.constant(int.class, 2);
  private static final VarHandle NUMBERS =
      MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.nativeOrder());
  private static final String CHANGED = "changing the target of a call site while other threads";

  private Targets() {}

  private static int call(MethodHandle invoker) {
    try {
      return (int) invoker.invokeExact();
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  private static void change(CallSite site) throws InterruptedException {
    MethodHandle invoker = site.dynamicInvoker();
    Run.both(() -> site.setTarget(TWO), () -> call(invoker));
  }

  @Expect(uncontrolled = CHANGED)
  public static String mutableCallSite() throws Exception {
    change(new MutableCallSite(ONE));
    return "";
  }

  @Expect(uncontrolled = CHANGED)
  public static String volatileCallSite() throws Exception {
    change(new VolatileCallSite(ONE));
    return "";
  }

  @Expect(uncontrolled = CHANGED)
  public static String switchPoint() throws Exception {
    SwitchPoint point = new SwitchPoint();
    MethodHandle guarded = point.guardWithTest(ONE, TWO);
    Run.both(() -> SwitchPoint.invalidateAll(new SwitchPoint[] {point}), () -> call(guarded));
    return "";
  }

  @Expect(outcomes = "2", executions = 1)
  public static String changedBeforehand() throws Exception {
    MutableCallSite site = new MutableCallSite(ONE);
    MethodHandle invoker = site.dynamicInvoker();
    site.setTarget(TWO);
    Run.both(() -> call(invoker), () -> call(invoker));
    return "" + call(invoker);
  }

  @Expect(uncontrolled = "a direct buffer that threads use without order")
  public static String directMemory() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocateDirect(8);
    Run.both(() -> NUMBERS.set(buffer, 0, 1), () -> NUMBERS.get(buffer, 0));
    return "";
  }

  @Expect(outcomes = "2")
  public static String directMemoryUnderALock() throws Exception {
    ByteBuffer buffer = ByteBuffer.allocateDirect(8);
    Object lock = new Object();
    Runnable increment =
        () -> {
          synchronized (lock) {
            NUMBERS.set(buffer, 0, (int) NUMBERS.get(buffer, 0) + 1);
          }
        };
    Run.both(increment, increment);
    return "" + NUMBERS.get(buffer, 0);
  }
}
