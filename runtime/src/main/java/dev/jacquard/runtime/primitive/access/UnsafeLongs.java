package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.hook.Tells;
import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;

/**
 * The atomic operations on a {@code long} by which the JDK itself reaches memory, below {@code
 * java.util.concurrent.atomic} and everything built like it. Each is one step.
 */
@Tells("an access is a step that observes the value which it finds")
@Replaces(value = Unsafe.class, inModes = true)
public final class UnsafeLongs {
  private UnsafeLongs() {}

  public static long getLong(Unsafe unsafe, Object base, long offset, int mode) {
    return base != null && Control.on(base)
        ? read(Control.execution(), unsafe, base, offset, mode)
        : unsafe.getLongVolatile(base, offset);
  }

  @DontInline
  @Enters
  private static long read(Execution execution, Unsafe unsafe, Object base, long offset, int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.VOLATILE_READ, base, offset, 0, site);
    long value = unsafe.getLongVolatile(base, offset);
    Atomic.read(execution, location, mode, value, site);
    return value;
  }

  public static void putLong(Unsafe unsafe, Object base, long offset, long value, int mode) {
    if (base != null && Control.on(base)) {
      write(Control.execution(), unsafe, base, offset, value, mode);
    } else {
      unsafe.putLongVolatile(base, offset, value);
    }
  }

  @DontInline
  @Enters
  private static void write(
      Execution execution, Unsafe unsafe, Object base, long offset, long value, int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.VOLATILE_WRITE, base, offset, 0, site);
    long before = unsafe.getLongVolatile(base, offset);
    unsafe.putLongVolatile(base, offset, value);
    Atomic.write(execution, location, mode, before, value, site);
  }

  public static boolean compareAndSetLong(
      Unsafe unsafe, Object base, long offset, long expected, long value, int mode) {
    return base != null && Control.on(base)
        ? exchange(Control.execution(), unsafe, base, offset, expected, value, mode) == expected
        : unsafe.compareAndSetLong(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetLong(
      Unsafe unsafe, Object base, long offset, long expected, long value, int mode) {
    return base != null && Control.on(base)
        ? exchange(Control.execution(), unsafe, base, offset, expected, value, mode) == expected
        : unsafe.weakCompareAndSetLong(base, offset, expected, value);
  }

  public static long compareAndExchangeLong(
      Unsafe unsafe, Object base, long offset, long expected, long value, int mode) {
    if (base == null || !Control.on(base)) {
      return unsafe.compareAndExchangeLong(base, offset, expected, value);
    }
    long found = exchange(Control.execution(), unsafe, base, offset, expected, value, mode);
    Control.hides("compareAndExchange"); // the step observes only whether it is what was expected
    return found;
  }

  @DontInline
  @Enters
  private static long exchange(
      Execution execution,
      Unsafe unsafe,
      Object base,
      long offset,
      long expected,
      long value,
      int mode) {
    int site = Sites.here;
    long argument = expected;
    int location = Atomic.arrive(execution, Kind.COMPARE_AND_SET, base, offset, argument, site);
    long found = unsafe.compareAndExchangeLong(base, offset, expected, value);
    boolean done = found == expected;
    long before = Atomic.found(done, argument, found);
    long after = done ? value : before;
    Atomic.compareAndSet(execution, location, mode, done, before, after, site);
    return found;
  }

  public static long getAndSetLong(Unsafe unsafe, Object base, long offset, long value, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.SET, value, mode)
        : unsafe.getAndSetLong(base, offset, value);
  }

  public static long getAndAddLong(Unsafe unsafe, Object base, long offset, long delta, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.ADD, delta, mode)
        : unsafe.getAndAddLong(base, offset, delta);
  }

  public static long getAndBitwiseOrLong(
      Unsafe unsafe, Object base, long offset, long mask, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.OR, mask, mode)
        : unsafe.getAndBitwiseOrLong(base, offset, mask);
  }

  public static long getAndBitwiseAndLong(
      Unsafe unsafe, Object base, long offset, long mask, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.AND, mask, mode)
        : unsafe.getAndBitwiseAndLong(base, offset, mask);
  }

  public static long getAndBitwiseXorLong(
      Unsafe unsafe, Object base, long offset, long mask, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.XOR, mask, mode)
        : unsafe.getAndBitwiseXorLong(base, offset, mask);
  }

  @DontInline
  @Enters
  private static long update(
      Execution execution,
      Unsafe unsafe,
      Object base,
      long offset,
      int update,
      long operand,
      int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.READ_MODIFY_WRITE, base, offset, 0, site);
    long before;
    long after;
    do {
      before = unsafe.getLongVolatile(base, offset);
      after = Update.of(update, before, operand);
    } while (!unsafe.compareAndSetLong(base, offset, before, after));
    Atomic.update(execution, location, mode, before, after, site);
    return before;
  }
}
