package dev.jacquard.runtime.primitive.access;

import java.lang.reflect.Field;
import jdk.internal.misc.Unsafe;

/** The buffers for which memory outside of the heap was allocated. */
final class BufferRoots {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** What a buffer is a duplicate, a part or a view of. */
  private static final String[] SOURCES = {"att", "bb"};

  private static final long NONE = -1;

  private static final ClassValue<Long> OFFSETS =
      new ClassValue<>() {
        @Override
        protected Long computeValue(Class<?> type) {
          for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Field field : c.getDeclaredFields()) {
              if (field.getName().equals(SOURCES[0]) || field.getName().equals(SOURCES[1])) {
                return UNSAFE.objectFieldOffset(field);
              }
            }
          }
          return NONE;
        }
      };

  private BufferRoots() {}

  /** The buffer that memory of another one belongs to. */
  static Object of(Object buffer) {
    Object root = buffer;
    for (Object next = buffer; next instanceof java.nio.Buffer; next = source(next)) {
      root = next;
    }
    return root;
  }

  private static Object source(Object buffer) {
    long offset = OFFSETS.get(buffer.getClass());
    return offset == NONE ? null : UNSAFE.getReference(buffer, offset);
  }
}
