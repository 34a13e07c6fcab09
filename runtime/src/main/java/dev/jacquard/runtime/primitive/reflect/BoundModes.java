package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.primitive.hook.Amends;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;

/** Method handles of access modes that a VarHandle makes of itself. */
@Tells("it looks at what never changes")
@Amends(VarHandle.class)
public final class BoundModes {
  private BoundModes() {}

  public static MethodHandle toMethodHandle(MethodHandle made, VarHandle handle, AccessMode mode) {
    return MadeHandles.call(made, handle, mode);
  }
}
