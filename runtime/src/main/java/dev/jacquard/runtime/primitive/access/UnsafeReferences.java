package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Replaces;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * The atomic operations on a reference by which the JDK itself reaches memory, below {@code
 * java.util.concurrent.atomic} and everything built like it. Each is one step.
 */
@Replaces(value = Unsafe.class, inModes = true)
public final class UnsafeReferences {
  private UnsafeReferences() {}

  public static Object getReference(Unsafe unsafe, Object base, long offset, int mode) {
    return base != null && Control.on(base)
        ? read(unsafe, base, offset, mode)
        : unsafe.getReferenceVolatile(base, offset);
  }

  @DontInline
  private static Object read(Unsafe unsafe, Object base, long offset, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.VOLATILE_READ, base, offset, 0, site);
      Object value = unsafe.getReferenceVolatile(base, offset);
      Atomic.read(execution, location, mode, execution.places().value(value), site);
      return value;
    } finally {
      Control.leave();
    }
  }

  public static void putReference(Unsafe unsafe, Object base, long offset, Object value, int mode) {
    if (base != null && Control.on(base)) {
      write(unsafe, base, offset, value, mode);
    } else {
      unsafe.putReferenceVolatile(base, offset, value);
    }
  }

  @DontInline
  private static void write(Unsafe unsafe, Object base, long offset, Object value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.VOLATILE_WRITE, base, offset, 0, site);
      Object before = unsafe.getReferenceVolatile(base, offset);
      unsafe.putReferenceVolatile(base, offset, value);
      Atomic.write(
          execution,
          location,
          mode,
          execution.places().value(before),
          execution.places().value(value),
          site);
    } finally {
      Control.leave();
    }
  }

  public static boolean compareAndSetReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value, int mode) {
    return base != null && Control.on(base)
        ? exchange(unsafe, base, offset, expected, value, mode) == expected
        : unsafe.compareAndSetReference(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value, int mode) {
    return base != null && Control.on(base)
        ? exchange(unsafe, base, offset, expected, value, mode) == expected
        : unsafe.weakCompareAndSetReference(base, offset, expected, value);
  }

  public static Object compareAndExchangeReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value, int mode) {
    return base != null && Control.on(base)
        ? exchange(unsafe, base, offset, expected, value, mode)
        : unsafe.compareAndExchangeReference(base, offset, expected, value);
  }

  @DontInline
  private static Object exchange(
      Unsafe unsafe, Object base, long offset, Object expected, Object value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      long argument = execution.places().value(expected);
      int location = Atomic.arrive(Kind.COMPARE_AND_SET, base, offset, argument, site);
      Object found = unsafe.compareAndExchangeReference(base, offset, expected, value);
      boolean done = found == expected;
      long before = Atomic.found(done, argument, execution.places().value(found));
      long after = done ? execution.places().value(value) : before;
      Atomic.compareAndSet(execution, location, mode, done, before, after, site);
      return found;
    } finally {
      Control.leave();
    }
  }

  public static Object getAndSetReference(
      Unsafe unsafe, Object base, long offset, Object value, int mode) {
    return base != null && Control.on(base)
        ? replace(unsafe, base, offset, value, mode)
        : unsafe.getAndSetReference(base, offset, value);
  }

  private static Object replace(Unsafe unsafe, Object base, long offset, Object value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      Object before = unsafe.getAndSetReference(base, offset, value);
      Atomic.update(
          execution,
          location,
          mode,
          execution.places().value(before),
          execution.places().value(value),
          site);
      return before;
    } finally {
      Control.leave();
    }
  }
}
