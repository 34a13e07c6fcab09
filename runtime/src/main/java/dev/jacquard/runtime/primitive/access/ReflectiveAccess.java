package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import java.lang.invoke.VarHandle.AccessMode;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;

/**
 * Accesses to fields of the program by reflection. Rewritten code calls {@link #before}, executes
 * the access itself and calls {@link VarHandles#after}.
 */
public final class ReflectiveAccess {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private ReflectiveAccess() {}

  /** An access follows; the JDK's own fields are its business. */
  public static void before(Field field, Object owner, boolean write, int site) {
    if (field == null || field.getDeclaringClass().getClassLoader() == null || !Control.on()) {
      return;
    }
    int modifiers = field.getModifiers();
    if (Modifier.isFinal(modifiers)
        || (!Modifier.isStatic(modifiers) && !field.getDeclaringClass().isInstance(owner))) {
      return; // nobody else changes it, or the access itself will throw
    }
    arrive(Control.execution(), field, owner, mode(Modifier.isVolatile(modifiers), write), site);
  }

  @Enters
  private static void arrive(
      Execution execution, Field field, Object owner, AccessMode mode, int site) {
    boolean isStatic = Modifier.isStatic(field.getModifiers());
    VarHandles.reach(
        execution,
        isStatic ? UNSAFE.staticFieldBase(field) : owner,
        isStatic ? UNSAFE.staticFieldOffset(field) : UNSAFE.objectFieldOffset(field),
        field.getType(),
        mode,
        site);
  }

  private static AccessMode mode(boolean isVolatile, boolean write) {
    if (isVolatile) {
      return write ? AccessMode.SET_VOLATILE : AccessMode.GET_VOLATILE;
    }
    return write ? AccessMode.SET : AccessMode.GET;
  }
}
