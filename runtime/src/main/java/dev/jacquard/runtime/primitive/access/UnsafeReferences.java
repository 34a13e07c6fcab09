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
 * The atomic operations on a reference by which the JDK itself reaches memory, below {@code
 * java.util.concurrent.atomic} and everything built like it. Each is one step.
 */
@Tells("an access is a step that observes the value which it finds")
@Replaces(value = Unsafe.class, inModes = true)
public final class UnsafeReferences {
  private UnsafeReferences() {}

  public static Object getReference(Unsafe unsafe, Object base, long offset, int mode) {
    return base != null && Control.on(base)
        ? read(Control.execution(), unsafe, base, offset, mode)
        : unsafe.getReferenceVolatile(base, offset);
  }

  @DontInline
  @Enters
  private static Object read(
      Execution execution, Unsafe unsafe, Object base, long offset, int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.VOLATILE_READ, base, offset, 0, site);
    Object value = unsafe.getReferenceVolatile(base, offset);
    Atomic.read(execution, location, mode, execution.places().value(value), site);
    return value;
  }

  public static void putReference(Unsafe unsafe, Object base, long offset, Object value, int mode) {
    if (base != null && Control.on(base)) {
      write(Control.execution(), unsafe, base, offset, value, mode);
    } else {
      unsafe.putReferenceVolatile(base, offset, value);
    }
  }

  @DontInline
  @Enters
  private static void write(
      Execution execution, Unsafe unsafe, Object base, long offset, Object value, int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.VOLATILE_WRITE, base, offset, 0, site);
    Object before = unsafe.getReferenceVolatile(base, offset);
    unsafe.putReferenceVolatile(base, offset, value);
    Atomic.write(
        execution,
        location,
        mode,
        execution.places().value(before),
        execution.places().value(value),
        site);
  }

  public static boolean compareAndSetReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value, int mode) {
    return base != null && Control.on(base)
        ? exchange(Control.execution(), unsafe, base, offset, expected, value, mode) == expected
        : unsafe.compareAndSetReference(base, offset, expected, value);
  }

  public static boolean weakCompareAndSetReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value, int mode) {
    return base != null && Control.on(base)
        ? exchange(Control.execution(), unsafe, base, offset, expected, value, mode) == expected
        : unsafe.weakCompareAndSetReference(base, offset, expected, value);
  }

  public static Object compareAndExchangeReference(
      Unsafe unsafe, Object base, long offset, Object expected, Object value, int mode) {
    if (base == null || !Control.on(base)) {
      return unsafe.compareAndExchangeReference(base, offset, expected, value);
    }
    Object found = exchange(Control.execution(), unsafe, base, offset, expected, value, mode);
    Control.hides("compareAndExchange"); // the step observes only whether it is what was expected
    return found;
  }

  @DontInline
  @Enters
  private static Object exchange(
      Execution execution,
      Unsafe unsafe,
      Object base,
      long offset,
      Object expected,
      Object value,
      int mode) {
    int site = Sites.here;
    long argument = execution.places().value(expected);
    int location = Atomic.arrive(execution, Kind.COMPARE_AND_SET, base, offset, argument, site);
    Object found = unsafe.compareAndExchangeReference(base, offset, expected, value);
    boolean done = found == expected;
    long before = Atomic.found(done, argument, execution.places().value(found));
    long after = done ? execution.places().value(value) : before;
    Atomic.compareAndSet(execution, location, mode, done, before, after, site);
    return found;
  }

  public static Object getAndSetReference(
      Unsafe unsafe, Object base, long offset, Object value, int mode) {
    return base != null && Control.on(base)
        ? replace(Control.execution(), unsafe, base, offset, value, mode)
        : unsafe.getAndSetReference(base, offset, value);
  }

  @Enters
  private static Object replace(
      Execution execution, Unsafe unsafe, Object base, long offset, Object value, int mode) {
    int site = Sites.here;
    int location = Atomic.arrive(execution, Kind.READ_MODIFY_WRITE, base, offset, 0, site);
    Object before = unsafe.getAndSetReference(base, offset, value);
    Atomic.update(
        execution,
        location,
        mode,
        execution.places().value(before),
        execution.places().value(value),
        site);
    return before;
  }
}
