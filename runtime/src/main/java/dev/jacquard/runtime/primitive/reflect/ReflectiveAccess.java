package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.InstanceFields;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.access.Finals;
import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.VarHandle.AccessMode;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import jdk.internal.misc.Unsafe;

/**
 * Accesses to fields of the program by reflection. The methods of {@link Field} call {@link
 * #before}, execute the access itself and call {@link VarHandles#after}.
 */
@Tells("an access is a step on the one place that it touches")
public final class ReflectiveAccess {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private ReflectiveAccess() {}

  /** An access follows; the JDK's own fields are its business. */
  public static void before(Object owner, Field field, boolean write) {
    if (Control.on() && InstanceFields.isOfProgram(field.getDeclaringClass())) {
      if (Modifier.isStatic(field.getModifiers())) {
        StaticState.use(field.getDeclaringClass());
      }
      arrive(Control.execution(), field, owner, write);
    }
  }

  @Enters
  private static void arrive(Execution execution, Field field, Object owner, boolean write) {
    int modifiers = field.getModifiers();
    boolean isStatic = Modifier.isStatic(modifiers);
    if (isStatic ? write && Modifier.isFinal(modifiers) : !isIn(field, owner)) {
      return; // the access itself will throw
    }
    int site = Sites.here;
    if (write && Modifier.isFinal(modifiers)) {
      Finals.write(execution, field.getDeclaringClass(), field.getName(), site);
    }
    VarHandles.reach(
        execution,
        isStatic ? UNSAFE.staticFieldBase(field) : owner,
        isStatic ? UNSAFE.staticFieldOffset(field) : UNSAFE.objectFieldOffset(field),
        field.getType(),
        mode(Modifier.isVolatile(modifiers), write),
        site);
  }

  private static boolean isIn(Field field, Object owner) {
    return field.getDeclaringClass().isInstance(owner);
  }

  static AccessMode mode(boolean isVolatile, boolean write) {
    if (isVolatile) {
      return write ? AccessMode.SET_VOLATILE : AccessMode.GET_VOLATILE;
    }
    return write ? AccessMode.SET : AccessMode.GET;
  }
}
