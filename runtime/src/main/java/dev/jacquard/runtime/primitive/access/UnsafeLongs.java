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
 * The atomic operations on a {@code long} by which the JDK itself reaches memory, below {@code
 * java.util.concurrent.atomic} and everything built like it. Each is one step.
 */
@Replaces(Unsafe.class)
public final class UnsafeLongs {
  private UnsafeLongs() {}

  public static long getLongVolatile(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readLong(unsafe, base, offset, VOLATILE)
        : unsafe.getLongVolatile(base, offset);
  }

  public static long getLongAcquire(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readLong(unsafe, base, offset, LEARNS)
        : unsafe.getLongAcquire(base, offset);
  }

  public static long getLongOpaque(Unsafe unsafe, Object base, long offset) {
    return base != null && Control.on(base)
        ? readLong(unsafe, base, offset, OPAQUE)
        : unsafe.getLongOpaque(base, offset);
  }

  private static long readLong(Unsafe unsafe, Object base, long offset, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.VOLATILE_READ, base, offset, 0, site);
      long value = unsafe.getLongVolatile(base, offset);
      Atomic.read(execution, location, mode, value, site);
      return value;
    } finally {
      Control.leave();
    }
  }

  public static void putLongVolatile(Unsafe unsafe, Object base, long offset, long value) {
    if (base != null && Control.on(base)) {
      writeLong(unsafe, base, offset, value, VOLATILE);
    } else {
      unsafe.putLongVolatile(base, offset, value);
    }
  }

  public static void putLongRelease(Unsafe unsafe, Object base, long offset, long value) {
    if (base != null && Control.on(base)) {
      writeLong(unsafe, base, offset, value, PUBLISHES);
    } else {
      unsafe.putLongRelease(base, offset, value);
    }
  }

  public static void putLongOpaque(Unsafe unsafe, Object base, long offset, long value) {
    if (base != null && Control.on(base)) {
      writeLong(unsafe, base, offset, value, OPAQUE);
    } else {
      unsafe.putLongOpaque(base, offset, value);
    }
  }

  private static void writeLong(Unsafe unsafe, Object base, long offset, long value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.VOLATILE_WRITE, base, offset, 0, site);
      long before = unsafe.getLongVolatile(base, offset);
      unsafe.putLongVolatile(base, offset, value);
      Atomic.write(execution, location, mode, before, value, site);
    } finally {
      Control.leave();
    }
  }

  public static boolean compareAndSetLong(
      Unsafe unsafe, Object base, long offset, long expected, long value) {
    return base != null && Control.on(base)
        ? setLong(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.compareAndSetLong(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetLong(
      Unsafe unsafe, Object base, long offset, long expected, long value) {
    return base != null && Control.on(base)
        ? setLong(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.weakCompareAndSetLong(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetLongAcquire(
      Unsafe unsafe, Object base, long offset, long expected, long value) {
    return base != null && Control.on(base)
        ? setLong(unsafe, base, offset, expected, value, LEARNS)
        : unsafe.weakCompareAndSetLongAcquire(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetLongRelease(
      Unsafe unsafe, Object base, long offset, long expected, long value) {
    return base != null && Control.on(base)
        ? setLong(unsafe, base, offset, expected, value, PUBLISHES)
        : unsafe.weakCompareAndSetLongRelease(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetLongPlain(
      Unsafe unsafe, Object base, long offset, long expected, long value) {
    return base != null && Control.on(base)
        ? setLong(unsafe, base, offset, expected, value, OPAQUE)
        : unsafe.weakCompareAndSetLongPlain(base, offset, expected, value);
  }

  public static long compareAndExchangeLong(
      Unsafe unsafe, Object base, long offset, long expected, long value) {
    return base != null && Control.on(base)
        ? exchangeLong(unsafe, base, offset, expected, value, VOLATILE)
        : unsafe.compareAndExchangeLong(base, offset, expected, value);
  }

  public static long compareAndExchangeLongAcquire(
      Unsafe unsafe, Object base, long offset, long expected, long value) {
    return base != null && Control.on(base)
        ? exchangeLong(unsafe, base, offset, expected, value, LEARNS)
        : unsafe.compareAndExchangeLongAcquire(base, offset, expected, value);
  }

  public static long compareAndExchangeLongRelease(
      Unsafe unsafe, Object base, long offset, long expected, long value) {
    return base != null && Control.on(base)
        ? exchangeLong(unsafe, base, offset, expected, value, PUBLISHES)
        : unsafe.compareAndExchangeLongRelease(base, offset, expected, value);
  }

  private static boolean setLong(
      Unsafe unsafe, Object base, long offset, long expected, long value, int mode) {
    return exchangeLong(unsafe, base, offset, expected, value, mode) == expected;
  }

  private static long exchangeLong(
      Unsafe unsafe, Object base, long offset, long expected, long value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      long argument = expected;
      int location = Atomic.arrive(Kind.COMPARE_AND_SET, base, offset, argument, site);
      long found = unsafe.compareAndExchangeLong(base, offset, expected, value);
      boolean done = found == expected;
      long before = Atomic.found(done, argument, found);
      long after = done ? value : before;
      Atomic.compareAndSet(execution, location, mode, done, before, after, site);
      return found;
    } finally {
      Control.leave();
    }
  }

  public static long getAndSetLong(Unsafe unsafe, Object base, long offset, long value) {
    return base != null && Control.on(base)
        ? replaceLong(unsafe, base, offset, value, VOLATILE)
        : unsafe.getAndSetLong(base, offset, value);
  }

  public static long getAndSetLongAcquire(Unsafe unsafe, Object base, long offset, long value) {
    return base != null && Control.on(base)
        ? replaceLong(unsafe, base, offset, value, LEARNS)
        : unsafe.getAndSetLongAcquire(base, offset, value);
  }

  public static long getAndSetLongRelease(Unsafe unsafe, Object base, long offset, long value) {
    return base != null && Control.on(base)
        ? replaceLong(unsafe, base, offset, value, PUBLISHES)
        : unsafe.getAndSetLongRelease(base, offset, value);
  }

  private static long replaceLong(Unsafe unsafe, Object base, long offset, long value, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      long before = unsafe.getAndSetLong(base, offset, value);
      Atomic.update(execution, location, mode, before, value, site);
      return before;
    } finally {
      Control.leave();
    }
  }

  public static long getAndAddLong(Unsafe unsafe, Object base, long offset, long delta) {
    return base != null && Control.on(base)
        ? addLong(unsafe, base, offset, delta, VOLATILE)
        : unsafe.getAndAddLong(base, offset, delta);
  }

  public static long getAndAddLongAcquire(Unsafe unsafe, Object base, long offset, long delta) {
    return base != null && Control.on(base)
        ? addLong(unsafe, base, offset, delta, LEARNS)
        : unsafe.getAndAddLongAcquire(base, offset, delta);
  }

  public static long getAndAddLongRelease(Unsafe unsafe, Object base, long offset, long delta) {
    return base != null && Control.on(base)
        ? addLong(unsafe, base, offset, delta, PUBLISHES)
        : unsafe.getAndAddLongRelease(base, offset, delta);
  }

  private static long addLong(Unsafe unsafe, Object base, long offset, long delta, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      long before = unsafe.getAndAddLong(base, offset, delta);
      Atomic.update(execution, location, mode, before, before + delta, site);
      return before;
    } finally {
      Control.leave();
    }
  }

  public static long getAndBitwiseOrLong(Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseOrLong(unsafe, base, offset, mask, VOLATILE)
        : unsafe.getAndBitwiseOrLong(base, offset, mask);
  }

  public static long getAndBitwiseOrLongAcquire(
      Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseOrLong(unsafe, base, offset, mask, LEARNS)
        : unsafe.getAndBitwiseOrLongAcquire(base, offset, mask);
  }

  public static long getAndBitwiseOrLongRelease(
      Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseOrLong(unsafe, base, offset, mask, PUBLISHES)
        : unsafe.getAndBitwiseOrLongRelease(base, offset, mask);
  }

  private static long bitwiseOrLong(Unsafe unsafe, Object base, long offset, long mask, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      long before = unsafe.getAndBitwiseOrLong(base, offset, mask);
      Atomic.update(execution, location, mode, before, before | mask, site);
      return before;
    } finally {
      Control.leave();
    }
  }

  public static long getAndBitwiseAndLong(Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseAndLong(unsafe, base, offset, mask, VOLATILE)
        : unsafe.getAndBitwiseAndLong(base, offset, mask);
  }

  public static long getAndBitwiseAndLongAcquire(
      Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseAndLong(unsafe, base, offset, mask, LEARNS)
        : unsafe.getAndBitwiseAndLongAcquire(base, offset, mask);
  }

  public static long getAndBitwiseAndLongRelease(
      Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseAndLong(unsafe, base, offset, mask, PUBLISHES)
        : unsafe.getAndBitwiseAndLongRelease(base, offset, mask);
  }

  private static long bitwiseAndLong(Unsafe unsafe, Object base, long offset, long mask, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      long before = unsafe.getAndBitwiseAndLong(base, offset, mask);
      Atomic.update(execution, location, mode, before, before & mask, site);
      return before;
    } finally {
      Control.leave();
    }
  }

  public static long getAndBitwiseXorLong(Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseXorLong(unsafe, base, offset, mask, VOLATILE)
        : unsafe.getAndBitwiseXorLong(base, offset, mask);
  }

  public static long getAndBitwiseXorLongAcquire(
      Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseXorLong(unsafe, base, offset, mask, LEARNS)
        : unsafe.getAndBitwiseXorLongAcquire(base, offset, mask);
  }

  public static long getAndBitwiseXorLongRelease(
      Unsafe unsafe, Object base, long offset, long mask) {
    return base != null && Control.on(base)
        ? bitwiseXorLong(unsafe, base, offset, mask, PUBLISHES)
        : unsafe.getAndBitwiseXorLongRelease(base, offset, mask);
  }

  private static long bitwiseXorLong(Unsafe unsafe, Object base, long offset, long mask, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      long before = unsafe.getAndBitwiseXorLong(base, offset, mask);
      Atomic.update(execution, location, mode, before, before ^ mask, site);
      return before;
    } finally {
      Control.leave();
    }
  }
}
