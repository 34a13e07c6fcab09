package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Members;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/**
 * Accesses to memory segments, which JDK 22 brought. Those of a segment that is an array are
 * accesses to its elements; all other segments are outside of the heap.
 */
final class MemorySegments {
  private static final String SEGMENT = "jdk.internal.foreign.AbstractMemorySegmentImpl";

  /** What the JDK knows of its segments; made when a program has one. */
  private static final class Segment {
    private static final MethodHandle BASE = getter("unsafeGetBase", Object.class);
    private static final MethodHandle OFFSET = getter("unsafeGetOffset", long.class);

    private static MethodHandle getter(String name, Class<?> result) {
      return Members.method(Members.type(SEGMENT), name)
          .asType(MethodType.methodType(result, Object.class));
    }
  }

  private MemorySegments() {}

  static void access(
      Execution execution, String what, Object segment, long offset, long length, boolean write) {
    Object array = base(segment);
    if (array == null || execution.accesses().explores()) {
      execution.accesses().offHeap(what);
    } else if (length > 0 && !execution.accesses().isHarmless(array)) {
      Class<?> type = array.getClass();
      long start = offset(segment) + offset;
      long last = Math.min(ArrayLayout.index(type, start + length - 1), lastIndex(array));
      for (long i = Math.max(0, ArrayLayout.index(type, start)); i <= last; i++) {
        long element = ArrayLayout.offset(type, (int) i);
        execution.accesses().plain(execution.places().memory(array, element), write, Sites.here);
      }
    }
  }

  private static long lastIndex(Object array) {
    return ArrayLayout.length(array) - 1L;
  }

  private static Object base(Object segment) {
    try {
      return (Object) Segment.BASE.invokeExact(segment);
    } catch (Throwable thrown) {
      throw Members.raise(thrown);
    }
  }

  private static long offset(Object segment) {
    try {
      return (long) Segment.OFFSET.invokeExact(segment);
    } catch (Throwable thrown) {
      throw Members.raise(thrown);
    }
  }
}
