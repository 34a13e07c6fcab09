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
 * The atomic operations on an {@code int} by which the JDK itself reaches memory, below {@code
 * java.util.concurrent.atomic} and everything built like it. Each is one step.
 */
@Tells("an access is a step that observes the value which it finds")
@Replaces(value = Unsafe.class, inModes = true)
public final class UnsafeInts {
  private UnsafeInts() {}

  public static int getInt(Unsafe unsafe, Object base, long offset, int mode) {
    return base != null && Control.on(base)
        ? read(Control.execution(), unsafe, base, offset, mode)
        : unsafe.getIntVolatile(base, offset);
  }

  @DontInline
  @Enters
  private static int read(Execution execution, Unsafe unsafe, Object base, long offset, int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.VOLATILE_READ, base, offset, 0, site);
    int value = unsafe.getIntVolatile(base, offset);
    Atomic.read(execution, location, mode, value, site);
    return value;
  }

  public static void putInt(Unsafe unsafe, Object base, long offset, int value, int mode) {
    if (base != null && Control.on(base)) {
      write(Control.execution(), unsafe, base, offset, value, mode);
    } else {
      unsafe.putIntVolatile(base, offset, value);
    }
  }

  @DontInline
  @Enters
  private static void write(
      Execution execution, Unsafe unsafe, Object base, long offset, int value, int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.VOLATILE_WRITE, base, offset, 0, site);
    int before = unsafe.getIntVolatile(base, offset);
    unsafe.putIntVolatile(base, offset, value);
    Atomic.write(execution, location, mode, before, value, site);
  }

  public static boolean compareAndSetInt(
      Unsafe unsafe, Object base, long offset, int expected, int value, int mode) {
    return base != null && Control.on(base)
        ? exchange(Control.execution(), unsafe, base, offset, expected, value, mode) == expected
        : unsafe.compareAndSetInt(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetInt(
      Unsafe unsafe, Object base, long offset, int expected, int value, int mode) {
    return base != null && Control.on(base)
        ? exchange(Control.execution(), unsafe, base, offset, expected, value, mode) == expected
        : unsafe.weakCompareAndSetInt(base, offset, expected, value);
  }

  public static int compareAndExchangeInt(
      Unsafe unsafe, Object base, long offset, int expected, int value, int mode) {
    if (base == null || !Control.on(base)) {
      return unsafe.compareAndExchangeInt(base, offset, expected, value);
    }
    int found = exchange(Control.execution(), unsafe, base, offset, expected, value, mode);
    Control.hides("compareAndExchange"); // the step observes only whether it is what was expected
    return found;
  }

  @DontInline
  @Enters
  private static int exchange(
      Execution execution,
      Unsafe unsafe,
      Object base,
      long offset,
      int expected,
      int value,
      int mode) {
    int site = Sites.here;
    long argument = expected;
    int location = Atomic.arrive(execution, Kind.COMPARE_AND_SET, base, offset, argument, site);
    int found = unsafe.compareAndExchangeInt(base, offset, expected, value);
    boolean done = found == expected;
    long before = Atomic.found(done, argument, found);
    long after = done ? value : before;
    Atomic.compareAndSet(execution, location, mode, done, before, after, site);
    return found;
  }

  public static int getAndSetInt(Unsafe unsafe, Object base, long offset, int value, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.SET, value, mode)
        : unsafe.getAndSetInt(base, offset, value);
  }

  public static int getAndAddInt(Unsafe unsafe, Object base, long offset, int delta, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.ADD, delta, mode)
        : unsafe.getAndAddInt(base, offset, delta);
  }

  public static int getAndBitwiseOrInt(
      Unsafe unsafe, Object base, long offset, int mask, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.OR, mask, mode)
        : unsafe.getAndBitwiseOrInt(base, offset, mask);
  }

  public static int getAndBitwiseAndInt(
      Unsafe unsafe, Object base, long offset, int mask, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.AND, mask, mode)
        : unsafe.getAndBitwiseAndInt(base, offset, mask);
  }

  public static int getAndBitwiseXorInt(
      Unsafe unsafe, Object base, long offset, int mask, int mode) {
    return base != null && Control.on(base)
        ? update(Control.execution(), unsafe, base, offset, Update.XOR, mask, mode)
        : unsafe.getAndBitwiseXorInt(base, offset, mask);
  }

  @DontInline
  @Enters
  private static int update(
      Execution execution,
      Unsafe unsafe,
      Object base,
      long offset,
      int update,
      int operand,
      int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.READ_MODIFY_WRITE, base, offset, 0, site);
    int before;
    int after;
    do {
      before = unsafe.getIntVolatile(base, offset);
      after = (int) Update.of(update, before, operand);
    } while (!unsafe.compareAndSetInt(base, offset, before, after));
    Atomic.update(execution, location, mode, before, after, site);
    return before;
  }
}
