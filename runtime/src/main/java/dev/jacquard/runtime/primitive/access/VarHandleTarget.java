package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.Map;
import jdk.internal.misc.Unsafe;

/**
 * Which memory a {@link VarHandle} reaches: read from the fields of the JDK's own implementation,
 * since a handle does not tell. Called by the running thread only.
 */
@Tells("it looks at what never changes")
final class VarHandleTarget {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final long ABSENT = -1;

  /** Where in a handle of this class the interesting fields lie. */
  @Tells("it looks at what never changes")
  private record Layout(long offset, long base, long target, boolean array, boolean other) {}

  /** By classes of the JDK, which are the same in all runs. */
  private static final Map<Class<?>, Layout> LAYOUTS = new HashMap<>();

  private static Class<?> lastKind;
  private static Layout lastLayout;

  /** The answer of the last call, which the caller takes at once. */
  private static Object base;

  private static long offset;

  private VarHandleTarget() {}

  /** Finds the memory; false if the handle is neither for a field nor for an array. */
  static boolean resolve(VarHandle handle, Object owner, int index) {
    Layout layout = layoutOf(handle.getClass());
    if (layout.other()) { // what it leads to will tell
      base = null;
      return true;
    }
    if (layout.target() != ABSENT) { // a handle to a static field whose class is initialised late
      return resolve((VarHandle) UNSAFE.getReference(handle, layout.target()), owner, index);
    }
    if (layout.offset() != ABSENT) {
      offset = UNSAFE.getLong(handle, layout.offset());
      base = layout.base() != ABSENT ? UNSAFE.getReference(handle, layout.base()) : owner;
      return true;
    }
    base = owner;
    if (owner == null || !layout.array() || !owner.getClass().isArray()) {
      return owner == null && layout.array();
    }
    int length = ArrayLayout.length(owner);
    if (index < 0 || index >= length) {
      base = null;
      return true;
    }
    offset = ArrayLayout.offset(owner.getClass(), index);
    return true;
  }

  /** The object reached, or null if the access will fail, or is told of elsewhere. */
  static Object base() {
    return base;
  }

  static long offset() {
    return offset;
  }

  private static Layout layoutOf(Class<?> kind) {
    if (kind != lastKind) { // most programs use handles of one kind
      lastLayout = LAYOUTS.computeIfAbsent(kind, VarHandleTarget::layout);
      lastKind = kind;
    }
    return lastLayout;
  }

  private static Layout layout(Class<?> kind) {
    return new Layout(
        find(kind, "fieldOffset"),
        find(kind, "base"),
        find(kind, "target"),
        kind.getName().endsWith("$Array"),
        isTold(kind.getName()));
  }

  /** Whether a handle adapts another one, with other coordinates, or is for memory segments. */
  private static boolean isTold(String kind) {
    return kind.equals("java.lang.invoke.IndirectVarHandle")
        || kind.startsWith("java.lang.invoke.VarHandleSegmentAs");
  }

  private static long find(Class<?> kind, String field) {
    for (Class<?> c = kind; c != VarHandle.class && c != null; c = c.getSuperclass()) {
      for (java.lang.reflect.Field declared : c.getDeclaredFields()) {
        if (declared.getName().equals(field)
            && !java.lang.reflect.Modifier.isStatic(declared.getModifiers())) {
          return UNSAFE.objectFieldOffset(declared);
        }
      }
    }
    return ABSENT;
  }
}
