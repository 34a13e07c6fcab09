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
 * The atomic operations on an {@code int} by which the JDK itself reaches memory, below {@code
 * java.util.concurrent.atomic} and everything built like it. Each is one step.
 */
@Replaces(Unsafe.class)
public final class UnsafeInts {
  private UnsafeInts() {}

  public static int getIntVolatile(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readInt(unsafe, base, offset, VOLATILE)
        : unsafe.getIntVolatile(base, offset);
  }

  public static int getIntAcquire(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readInt(unsafe, base, offset, LEARNS)
        : unsafe.getIntAcquire(base, offset);
  }

  public static int getIntOpaque(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readInt(unsafe, base, offset, OPAQUE)
        : unsafe.getIntOpaque(base, offset);
  }

  private static int readInt(Unsafe unsafe, Object base, long offset, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.VOLATILE_READ, base, offset, 0, site);
      int value = unsafe.getIntVolatile(base, offset);
      Atomic.read(execution, location, mode, value, site);
      return value;
    } finally {
      Control.leave();
    }
  }

  public static void putIntVolatile(Unsafe unsafe, Object base, long offset, int value) {
    if (base != null && Control.on(base)) {
      writeInt(unsafe, base, offset, value, VOLATILE);
    } else {
      unsafe.putIntVolatile(base, offset, value);
    }
  }

  public static void putIntRelease(Unsafe unsafe, Object base, long offset, int value) {
    if (base != null && Control.on(base)) {
      writeInt(unsafe, base, offset, value, PUBLISHES);
    } else {
      unsafe.putIntRelease(base, offset, value);
    }
  }

  /**
   * A plain write to a place that others read as a volatile one: it depends on the order. What
   * belongs to a thread nobody else reads.
   */
  static void putInt(Unsafe unsafe, Object base, long offset, int value) {
    if (base != null && !(base instanceof Thread) && Control.on(base)) {
      writeInt(unsafe, base, offset, value, OPAQUE);
    } else {
      unsafe.putInt(base, offset, value);
    }
  }

  public static void putIntOpaque(Unsafe unsafe, Object base, long offset, int value) {
    if (base != null && Control.on(base)) {
      writeInt(unsafe, base, offset, value, OPAQUE);
    } else {
      unsafe.putIntOpaque(base, offset, value);
    }
  }

  private static void writeInt(Unsafe unsafe, Object base, long offset, int value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.VOLATILE_WRITE, base, offset, 0, site);
      int before = unsafe.getIntVolatile(base, offset);
      unsafe.putIntVolatile(base, offset, value);
      Atomic.write(execution, location, mode, before, value, site);
    } finally {
      Control.leave();
    }
  }

  public static boolean compareAndSetInt(
      Unsafe unsafe, Object base, long offset, int expected, int value) {
    return base != null && Control.on(base)
        ? setInt(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.compareAndSetInt(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetInt(
      Unsafe unsafe, Object base, long offset, int expected, int value) {
    return base != null && Control.on(base)
        ? setInt(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.weakCompareAndSetInt(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetIntAcquire(
      Unsafe unsafe, Object base, long offset, int expected, int value) {
    return base != null && Control.on(base)
        ? setInt(unsafe, base, offset, expected, value, LEARNS)
        : unsafe.weakCompareAndSetIntAcquire(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetIntRelease(
      Unsafe unsafe, Object base, long offset, int expected, int value) {
    return base != null && Control.on(base)
        ? setInt(unsafe, base, offset, expected, value, PUBLISHES)
        : unsafe.weakCompareAndSetIntRelease(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetIntPlain(
      Unsafe unsafe, Object base, long offset, int expected, int value) {
    return base != null && Control.on(base)
        ? setInt(unsafe, base, offset, expected, value, OPAQUE)
        : unsafe.weakCompareAndSetIntPlain(base, offset, expected, value);
  }

  public static int compareAndExchangeInt(
      Unsafe unsafe, Object base, long offset, int expected, int value) {
    return base != null && Control.on(base)
        ? exchangeInt(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.compareAndExchangeInt(base, offset, expected, value);
  }

  public static int compareAndExchangeIntAcquire(
      Unsafe unsafe, Object base, long offset, int expected, int value) {
    return base != null && Control.on(base)
        ? exchangeInt(unsafe, base, offset, expected, value, LEARNS)
        : unsafe.compareAndExchangeIntAcquire(base, offset, expected, value);
  }

  public static int compareAndExchangeIntRelease(
      Unsafe unsafe, Object base, long offset, int expected, int value) {
    return base != null && Control.on(base)
        ? exchangeInt(unsafe, base, offset, expected, value, PUBLISHES)
        : unsafe.compareAndExchangeIntRelease(base, offset, expected, value);
  }

  private static boolean setInt(
      Unsafe unsafe, Object base, long offset, int expected, int value, int mode) {
    return exchangeInt(unsafe, base, offset, expected, value, mode) == expected;
  }

  private static int exchangeInt(
      Unsafe unsafe, Object base, long offset, int expected, int value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      long argument = expected;
      int location = Atomic.arrive(Kind.COMPARE_AND_SET, base, offset, argument, site);
      int found = unsafe.compareAndExchangeInt(base, offset, expected, value);
      boolean done = found == expected;
      long before = Atomic.found(done, argument, found);
      long after = done ? value : before;
      Atomic.compareAndSet(execution, location, mode, done, before, after, site);
      return found;
    } finally {
      Control.leave();
    }
  }

  public static int getAndSetInt(Unsafe unsafe, Object base, long offset, int value) {
    return base != null && Control.on(base)
        ? replaceInt(unsafe, base, offset, value, VOLATILE)
        : unsafe.getAndSetInt(base, offset, value);
  }

  public static int getAndSetIntAcquire(Unsafe unsafe, Object base, long offset, int value) {
    return base != null && Control.on(base)
        ? replaceInt(unsafe, base, offset, value, LEARNS)
        : unsafe.getAndSetIntAcquire(base, offset, value);
  }

  public static int getAndSetIntRelease(Unsafe unsafe, Object base, long offset, int value) {
    return base != null && Control.on(base)
        ? replaceInt(unsafe, base, offset, value, PUBLISHES)
        : unsafe.getAndSetIntRelease(base, offset, value);
  }

  private static int replaceInt(Unsafe unsafe, Object base, long offset, int value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      int before = unsafe.getAndSetInt(base, offset, value);
      Atomic.update(execution, location, mode, before, value, site);
      return before;
    } finally {
      Control.leave();
    }
  }

  public static int getAndAddInt(Unsafe unsafe, Object base, long offset, int delta) {
    return base != null && Control.on(base)
        ? addInt(unsafe, base, offset, delta, VOLATILE)
        : unsafe.getAndAddInt(base, offset, delta);
  }

  public static int getAndAddIntAcquire(Unsafe unsafe, Object base, long offset, int delta) {
    return base != null && Control.on(base)
        ? addInt(unsafe, base, offset, delta, LEARNS)
        : unsafe.getAndAddIntAcquire(base, offset, delta);
  }

  public static int getAndAddIntRelease(Unsafe unsafe, Object base, long offset, int delta) {
    return base != null && Control.on(base)
        ? addInt(unsafe, base, offset, delta, PUBLISHES)
        : unsafe.getAndAddIntRelease(base, offset, delta);
  }

  private static int addInt(Unsafe unsafe, Object base, long offset, int delta, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      int before = unsafe.getAndAddInt(base, offset, delta);
      Atomic.update(execution, location, mode, before, before + delta, site);
      return before;
    } finally {
      Control.leave();
    }
  }

  public static int getAndBitwiseOrInt(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseOrInt(unsafe, base, offset, mask, VOLATILE)
        : unsafe.getAndBitwiseOrInt(base, offset, mask);
  }

  public static int getAndBitwiseOrIntAcquire(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseOrInt(unsafe, base, offset, mask, LEARNS)
        : unsafe.getAndBitwiseOrIntAcquire(base, offset, mask);
  }

  public static int getAndBitwiseOrIntRelease(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseOrInt(unsafe, base, offset, mask, PUBLISHES)
        : unsafe.getAndBitwiseOrIntRelease(base, offset, mask);
  }

  private static int bitwiseOrInt(Unsafe unsafe, Object base, long offset, int mask, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      int before = unsafe.getAndBitwiseOrInt(base, offset, mask);
      Atomic.update(execution, location, mode, before, before | mask, site);
      return before;
    } finally {
      Control.leave();
    }
  }

  public static int getAndBitwiseAndInt(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseAndInt(unsafe, base, offset, mask, VOLATILE)
        : unsafe.getAndBitwiseAndInt(base, offset, mask);
  }

  public static int getAndBitwiseAndIntAcquire(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseAndInt(unsafe, base, offset, mask, LEARNS)
        : unsafe.getAndBitwiseAndIntAcquire(base, offset, mask);
  }

  public static int getAndBitwiseAndIntRelease(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseAndInt(unsafe, base, offset, mask, PUBLISHES)
        : unsafe.getAndBitwiseAndIntRelease(base, offset, mask);
  }

  private static int bitwiseAndInt(Unsafe unsafe, Object base, long offset, int mask, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      int before = unsafe.getAndBitwiseAndInt(base, offset, mask);
      Atomic.update(execution, location, mode, before, before & mask, site);
      return before;
    } finally {
      Control.leave();
    }
  }

  public static int getAndBitwiseXorInt(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseXorInt(unsafe, base, offset, mask, VOLATILE)
        : unsafe.getAndBitwiseXorInt(base, offset, mask);
  }

  public static int getAndBitwiseXorIntAcquire(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseXorInt(unsafe, base, offset, mask, LEARNS)
        : unsafe.getAndBitwiseXorIntAcquire(base, offset, mask);
  }

  public static int getAndBitwiseXorIntRelease(Unsafe unsafe, Object base, long offset, int mask) {
    return base != null && Control.on(base)
        ? bitwiseXorInt(unsafe, base, offset, mask, PUBLISHES)
        : unsafe.getAndBitwiseXorIntRelease(base, offset, mask);
  }

  private static int bitwiseXorInt(Unsafe unsafe, Object base, long offset, int mask, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      int before = unsafe.getAndBitwiseXorInt(base, offset, mask);
      Atomic.update(execution, location, mode, before, before ^ mask, site);
      return before;
    } finally {
      Control.leave();
    }
  }
}
