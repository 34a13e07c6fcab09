package dev.jacquard.runtime.primitive.access;

import static dev.jacquard.runtime.primitive.access.Atomic.LEARNS;
import static dev.jacquard.runtime.primitive.access.Atomic.OPAQUE;
import static dev.jacquard.runtime.primitive.access.Atomic.PUBLISHES;
import static dev.jacquard.runtime.primitive.access.Atomic.VOLATILE;

import dev.jacquard.kernel.Kind;
import dev.jacquard.runtime.control.Control;
import dev.jacquard.runtime.control.Execution;
import dev.jacquard.runtime.control.Sites;
import dev.jacquard.runtime.primitive.hook.Replaces;
import jdk.internal.misc.Unsafe;

/**
 * The atomic operations on a reference by which the JDK itself reaches memory, below {@code
 * java.util.concurrent.atomic} and everything built like it. Each is one step.
 */
@Replaces(Unsafe.class)
public final class UnsafeReferences {
  private UnsafeReferences() {}

  public static Object getReferenceVolatile(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readReference(unsafe, base, offset, VOLATILE)
        : unsafe.getReferenceVolatile(base, offset);
  }

  public static Object getReferenceAcquire(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readReference(unsafe, base, offset, LEARNS)
        : unsafe.getReferenceAcquire(base, offset);
  }

  public static Object getReferenceOpaque(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readReference(unsafe, base, offset, OPAQUE)
        : unsafe.getReferenceOpaque(base, offset);
  }

  private static Object readReference(Unsafe unsafe, Object base, long offset, int mode) {
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

  public static void putReferenceVolatile(Unsafe unsafe, Object base, long offset, Object value) {
    if (base != null && Control.on(base)) {
      writeReference(unsafe, base, offset, value, VOLATILE);
    } else {
      unsafe.putReferenceVolatile(base, offset, value);
    }
  }

  public static void putReferenceRelease(Unsafe unsafe, Object base, long offset, Object value) {
    if (base != null && Control.on(base)) {
      writeReference(unsafe, base, offset, value, PUBLISHES);
    } else {
      unsafe.putReferenceRelease(base, offset, value);
    }
  }

  public static void putReferenceOpaque(Unsafe unsafe, Object base, long offset, Object value) {
    if (base != null && Control.on(base)) {
      writeReference(unsafe, base, offset, value, OPAQUE);
    } else {
      unsafe.putReferenceOpaque(base, offset, value);
    }
  }

  /** A plain write to a place that others read as a volatile one: it depends on the order. */
  public static void putReference(Unsafe unsafe, Object base, long offset, Object value) {
    if (base != null && Control.on(base)) {
      writeReference(unsafe, base, offset, value, OPAQUE);
    } else {
      unsafe.putReference(base, offset, value);
    }
  }

  private static void writeReference(
      Unsafe unsafe, Object base, long offset, Object value, int mode) {
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
      Unsafe unsafe, Object base, long offset, Object expected, Object value) {
    return base != null && Control.on(base)
        ? setReference(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.compareAndSetReference(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value) {
    return base != null && Control.on(base)
        ? setReference(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.weakCompareAndSetReference(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetReferenceAcquire(
      Unsafe unsafe, Object base, long offset, Object expected, Object value) {
    return base != null && Control.on(base)
        ? setReference(unsafe, base, offset, expected, value, LEARNS)
        : unsafe.weakCompareAndSetReferenceAcquire(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetReferenceRelease(
      Unsafe unsafe, Object base, long offset, Object expected, Object value) {
    return base != null && Control.on(base)
        ? setReference(unsafe, base, offset, expected, value, PUBLISHES)
        : unsafe.weakCompareAndSetReferenceRelease(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetReferencePlain(
      Unsafe unsafe, Object base, long offset, Object expected, Object value) {
    return base != null && Control.on(base)
        ? setReference(unsafe, base, offset, expected, value, OPAQUE)
        : unsafe.weakCompareAndSetReferencePlain(base, offset, expected, value);
  }

  public static Object compareAndExchangeReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value) {
    return base != null && Control.on(base)
        ? exchangeReference(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.compareAndExchangeReference(base, offset, expected, value);
  }

  public static Object compareAndExchangeReferenceAcquire(
      Unsafe unsafe, Object base, long offset, Object expected, Object value) {
    return base != null && Control.on(base)
        ? exchangeReference(unsafe, base, offset, expected, value, LEARNS)
        : unsafe.compareAndExchangeReferenceAcquire(base, offset, expected, value);
  }

  public static Object compareAndExchangeReferenceRelease(
      Unsafe unsafe, Object base, long offset, Object expected, Object value) {
    return base != null && Control.on(base)
        ? exchangeReference(unsafe, base, offset, expected, value, PUBLISHES)
        : unsafe.compareAndExchangeReferenceRelease(base, offset, expected, value);
  }

  private static boolean setReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value, int mode) {
    return exchangeReference(unsafe, base, offset, expected, value, mode) == expected;
  }

  private static Object exchangeReference(
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

  public static Object getAndSetReference(Unsafe unsafe, Object base, long offset, Object value) {
    return base != null && Control.on(base)
        ? replaceReference(unsafe, base, offset, value, VOLATILE)
        : unsafe.getAndSetReference(base, offset, value);
  }

  public static Object getAndSetReferenceAcquire(
      Unsafe unsafe, Object base, long offset, Object value) {
    return base != null && Control.on(base)
        ? replaceReference(unsafe, base, offset, value, LEARNS)
        : unsafe.getAndSetReferenceAcquire(base, offset, value);
  }

  public static Object getAndSetReferenceRelease(
      Unsafe unsafe, Object base, long offset, Object value) {
    return base != null && Control.on(base)
        ? replaceReference(unsafe, base, offset, value, PUBLISHES)
        : unsafe.getAndSetReferenceRelease(base, offset, value);
  }

  private static Object replaceReference(
      Unsafe unsafe, Object base, long offset, Object value, int mode) {
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
