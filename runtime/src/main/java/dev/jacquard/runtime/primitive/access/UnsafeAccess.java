package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.InstanceFields;
import dev.jacquard.runtime.jvm.InstanceFields.InstanceField;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.VarHandle.AccessMode;

/**
 * Accesses to fields and array elements through {@code sun.misc.Unsafe}, with which libraries do
 * what others do with a VarHandle. Rewritten code calls {@link #before}, executes the access itself
 * and calls {@link VarHandles#after}.
 */
@Tells("an access is a step on the one place that it touches")
public final class UnsafeAccess {
  private UnsafeAccess() {}

  /**
   * An access follows.
   *
   * @param base the object, array or class; null if the offset is an address outside of the heap
   * @param type the first character of the descriptor of the value's type
   */
  public static void before(Object base, long offset, int type, int modeNumber, int site) {
    if (base == null) {
      OffHeapMemory.use();
    } else if (Control.on()) {
      if (base instanceof Class<?> declaring) {
        StaticState.use(declaring);
      }
      before(Control.execution(), base, offset, type, modeNumber, site);
    }
  }

  @Enters
  private static void before(
      Execution execution, Object base, long offset, int type, int modeNumber, int site) {
    if (mayWrite(VarHandles.MODES[modeNumber]) && !base.getClass().isArray()) {
      InstanceField field = InstanceFields.at(base.getClass(), offset);
      if (field != null && field.isFinal()) {
        Finals.write(execution, base.getClass(), field.name(), site);
      }
    }
    VarHandles.reach(execution, base, offset, type(type), VarHandles.MODES[modeNumber], site);
  }

  private static boolean mayWrite(AccessMode mode) {
    return mode != AccessMode.GET && mode != AccessMode.GET_VOLATILE;
  }

  private static Class<?> type(int descriptor) {
    return switch (descriptor) {
      case 'Z' -> boolean.class;
      case 'B' -> byte.class;
      case 'S' -> short.class;
      case 'C' -> char.class;
      case 'I' -> int.class;
      case 'J' -> long.class;
      case 'F' -> float.class;
      case 'D' -> double.class;
      default -> Object.class;
    };
  }
}
