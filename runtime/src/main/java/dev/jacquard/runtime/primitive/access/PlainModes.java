package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.VarHandle.AccessMode;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import jdk.internal.misc.Unsafe;

/** Plain accesses to what is volatile otherwise, such as {@code getPlain} of atomic numbers. */
@Tells("an access is a step that observes the value which it finds")
@Replaces(Unsafe.class)
public final class PlainModes {
  private PlainModes() {}

  public static int getInt(Unsafe unsafe, Object base, long offset) {
    if (!(base instanceof AtomicInteger && Control.on(base))) {
      return unsafe.getInt(base, offset);
    }
    before(Control.execution(), base, offset, int.class, AccessMode.GET);
    int value = unsafe.getInt(base, offset);
    VarHandles.after();
    return value;
  }

  public static void putInt(Unsafe unsafe, Object base, long offset, int value) {
    if (!(base instanceof AtomicInteger && Control.on(base))) {
      writeInt(unsafe, base, offset, value);
      return;
    }
    before(Control.execution(), base, offset, int.class, AccessMode.SET);
    unsafe.putInt(base, offset, value);
    VarHandles.after();
  }

  /**
   * A plain write to a place that others read as a volatile one: it depends on the order. What
   * belongs to a thread nobody else reads.
   */
  private static void writeInt(Unsafe unsafe, Object base, long offset, int value) {
    if (base != null && !(base instanceof Thread) && Control.on(base)) {
      UnsafeInts.putInt(unsafe, base, offset, value, Atomic.OPAQUE);
    } else {
      unsafe.putInt(base, offset, value);
    }
  }

  public static long getLong(Unsafe unsafe, Object base, long offset) {
    if (!(base instanceof AtomicLong && Control.on(base))) {
      return unsafe.getLong(base, offset);
    }
    before(Control.execution(), base, offset, long.class, AccessMode.GET);
    long value = unsafe.getLong(base, offset);
    VarHandles.after();
    return value;
  }

  public static void putLong(Unsafe unsafe, Object base, long offset, long value) {
    if (!(base instanceof AtomicLong && Control.on(base))) {
      unsafe.putLong(base, offset, value);
      return;
    }
    before(Control.execution(), base, offset, long.class, AccessMode.SET);
    unsafe.putLong(base, offset, value);
    VarHandles.after();
  }

  /** A plain write to a place that others read as a volatile one: it depends on the order. */
  public static void putReference(Unsafe unsafe, Object base, long offset, Object value) {
    if (base != null && Control.on(base)) {
      UnsafeReferences.putReference(unsafe, base, offset, value, Atomic.OPAQUE);
    } else {
      unsafe.putReference(base, offset, value);
    }
  }

  @Enters
  private static void before(
      Execution execution, Object base, long offset, Class<?> type, AccessMode mode) {
    VarHandles.reach(execution, base, offset, type, mode, Sites.here);
  }
}
