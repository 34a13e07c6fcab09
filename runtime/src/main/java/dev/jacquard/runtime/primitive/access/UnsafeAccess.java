package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;

/**
 * Accesses to fields and array elements through {@code sun.misc.Unsafe}, with which libraries do
 * what others do with a VarHandle. Rewritten code calls {@link #before}, executes the access itself
 * and calls {@link VarHandles#after}.
 */
public final class UnsafeAccess {
  private UnsafeAccess() {}

  /**
   * An access follows.
   *
   * @param base the object, array or class; null if the offset is an address outside of the heap
   * @param type the first character of the descriptor of the value's type
   */
  public static void before(Object base, long offset, int type, int modeNumber, int site) {
    if (base != null && Control.on()) {
      before(Control.execution(), base, offset, type, modeNumber, site);
    }
  }

  @Enters
  private static void before(
      Execution execution, Object base, long offset, int type, int modeNumber, int site) {
    VarHandles.reach(execution, base, offset, type(type), VarHandles.MODES[modeNumber], site);
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
