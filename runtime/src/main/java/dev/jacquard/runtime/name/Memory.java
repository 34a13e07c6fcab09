package dev.jacquard.runtime.name;

import jdk.internal.misc.Unsafe;

/** Reads memory of any type as a number. */
public final class Memory {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private Memory() {}

  /** The first character of a type's descriptor, without making the descriptor. */
  public static char letter(Class<?> type) {
    if (type == int.class) {
      return 'I';
    }
    if (type == long.class) {
      return 'J';
    }
    return type.isPrimitive() ? type.descriptorString().charAt(0) : 'L';
  }

  /**
   * The value at an offset in an object.
   *
   * @param type the first character of the type's descriptor
   */
  public static long read(char type, Object base, long offset, Objects objects) {
    return switch (type) {
      case 'Z' -> UNSAFE.getBooleanVolatile(base, offset) ? 1 : 0;
      case 'B' -> UNSAFE.getByteVolatile(base, offset);
      case 'S' -> UNSAFE.getShortVolatile(base, offset);
      case 'C' -> UNSAFE.getCharVolatile(base, offset);
      case 'I', 'F' -> UNSAFE.getIntVolatile(base, offset);
      case 'J', 'D' -> UNSAFE.getLongVolatile(base, offset);
      default -> objects.value(UNSAFE.getReferenceVolatile(base, offset));
    };
  }
}
