package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Replaces;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * The atomic operations on a {@code long} by which the JDK itself reaches memory, below {@code
 * java.util.concurrent.atomic} and everything built like it. Each is one step.
 */
@Replaces(value = Unsafe.class, inModes = true)
public final class UnsafeLongs {
  private UnsafeLongs() {}

  public static long getLong(Unsafe unsafe, Object base, long offset, int mode) {
    return base != null && Control.on(base)
        ? read(unsafe, base, offset, mode)
        : unsafe.getLongVolatile(base, offset);
  }

  @DontInline
  private static long read(Unsafe unsafe, Object base, long offset, int mode) {
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

  public static void putLong(Unsafe unsafe, Object base, long offset, long value, int mode) {
    if (base != null && Control.on(base)) {
      write(unsafe, base, offset, value, mode);
    } else {
      unsafe.putLongVolatile(base, offset, value);
    }
  }

  @DontInline
  private static void write(Unsafe unsafe, Object base, long offset, long value, int mode) {
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
      Unsafe unsafe, Object base, long offset, long expected, long value, int mode) {
    return base != null && Control.on(base)
        ? exchange(unsafe, base, offset, expected, value, mode) == expected
        : unsafe.compareAndSetLong(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetLong(
      Unsafe unsafe, Object base, long offset, long expected, long value, int mode) {
    return base != null && Control.on(base)
        ? exchange(unsafe, base, offset, expected, value, mode) == expected
        : unsafe.weakCompareAndSetLong(base, offset, expected, value);
  }

  public static long compareAndExchangeLong(
      Unsafe unsafe, Object base, long offset, long expected, long value, int mode) {
    return base != null && Control.on(base)
        ? exchange(unsafe, base, offset, expected, value, mode)
        : unsafe.compareAndExchangeLong(base, offset, expected, value);
  }

  @DontInline
  private static long exchange(
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

  public static long getAndSetLong(Unsafe unsafe, Object base, long offset, long value, int mode) {
    return base != null && Control.on(base)
        ? update(unsafe, base, offset, Update.SET, value, mode)
        : unsafe.getAndSetLong(base, offset, value);
  }

  public static long getAndAddLong(Unsafe unsafe, Object base, long offset, long delta, int mode) {
    return base != null && Control.on(base)
        ? update(unsafe, base, offset, Update.ADD, delta, mode)
        : unsafe.getAndAddLong(base, offset, delta);
  }

  public static long getAndBitwiseOrLong(
      Unsafe unsafe, Object base, long offset, long mask, int mode) {
    return base != null && Control.on(base)
        ? update(unsafe, base, offset, Update.OR, mask, mode)
        : unsafe.getAndBitwiseOrLong(base, offset, mask);
  }

  public static long getAndBitwiseAndLong(
      Unsafe unsafe, Object base, long offset, long mask, int mode) {
    return base != null && Control.on(base)
        ? update(unsafe, base, offset, Update.AND, mask, mode)
        : unsafe.getAndBitwiseAndLong(base, offset, mask);
  }

  public static long getAndBitwiseXorLong(
      Unsafe unsafe, Object base, long offset, long mask, int mode) {
    return base != null && Control.on(base)
        ? update(unsafe, base, offset, Update.XOR, mask, mode)
        : unsafe.getAndBitwiseXorLong(base, offset, mask);
  }

  @DontInline
  private static long update(
      Unsafe unsafe, Object base, long offset, int update, long operand, int mode) {
    Execution execution = Control.enter();
    try {
      int site = Sites.here;
      int location = Atomic.arrive(Kind.READ_MODIFY_WRITE, base, offset, 0, site);
      long before;
      long after;
      do {
        before = unsafe.getLongVolatile(base, offset);
        after = Update.of(update, before, operand);
      } while (!unsafe.compareAndSetLong(base, offset, before, after));
      Atomic.update(execution, location, mode, before, after, site);
      return before;
    } finally {
      Control.leave();
    }
  }
}
