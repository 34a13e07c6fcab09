package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Amends;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** Handles of elements of arrays, and of access modes of any VarHandle. */
@Tells("it looks at what never changes")
@Amends(MethodHandles.class)
public final class MadeHandles {
  private MadeHandles() {}

  public static MethodHandle arrayElementGetter(MethodHandle made, Class<?> array) {
    return Control.on() ? element(Control.execution(), made) : ElementHandle.of(made);
  }

  public static MethodHandle arrayElementSetter(MethodHandle made, Class<?> array) {
    return Control.on() ? element(Control.execution(), made) : ElementHandle.of(made);
  }

  @Enters
  private static MethodHandle element(Execution execution, MethodHandle made) {
    return ElementHandle.of(made);
  }

  public static MethodHandle varHandleInvoker(MethodHandle made, AccessMode mode, MethodType type) {
    return call(made, null, mode);
  }

  public static MethodHandle varHandleExactInvoker(
      MethodHandle made, AccessMode mode, MethodType type) {
    return call(made, null, mode);
  }

  static MethodHandle call(MethodHandle made, VarHandle handle, AccessMode mode) {
    return Control.on()
        ? call(Control.execution(), made, handle, mode)
        : VarHandleCall.of(made, handle, mode);
  }

  @Enters
  private static MethodHandle call(
      Execution execution, MethodHandle made, VarHandle handle, AccessMode mode) {
    return VarHandleCall.of(made, handle, mode);
  }
}
