package dev.jacquard.runtime.primitive.world;

import java.io.FileDescriptor;
import jdk.internal.misc.Unsafe;

/** Fields of the JDK's own objects, by their names, which no method tells. */
final class HiddenFields {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private HiddenFields() {}

  /** The descriptor of a socket, channel or stream. */
  static FileDescriptor descriptor(Object owner) {
    return (FileDescriptor) reference(owner, "fd");
  }

  static Object reference(Object owner, String field) {
    return UNSAFE.getReference(owner, offset(owner, field));
  }

  static int integer(Object owner, String field) {
    return UNSAFE.getInt(owner, offset(owner, field));
  }

  static boolean has(Object owner, String field) {
    return declaring(owner, field) != null;
  }

  private static long offset(Object owner, String field) {
    return UNSAFE.objectFieldOffset(declaring(owner, field), field);
  }

  private static Class<?> declaring(Object owner, String field) {
    for (Class<?> type = owner.getClass(); type != null; type = type.getSuperclass()) {
      try {
        UNSAFE.objectFieldOffset(type, field);
        return type;
      } catch (InternalError absent) {
        continue; // in a class above
      }
    }
    return null;
  }
}
