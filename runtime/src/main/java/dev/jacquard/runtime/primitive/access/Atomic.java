package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Tells;

/**
 * An atomic access to memory as one step, with the ordering that its access mode has: whether it
 * learns what was made public at the location, and whether it makes public what its thread knows.
 */
@Tells("an access is a step that observes the value which it finds")
public final class Atomic {
  /** An access mode, as bits. */
  public static final int LEARNS = 1;

  public static final int PUBLISHES = 2;
  public static final int OPAQUE = 0;
  public static final int VOLATILE = LEARNS | PUBLISHES;

  private static final String JDK = "java.";
  private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";

  /** Others may access the location plainly. */
  static final int MIXED = 4;

  private Atomic() {}

  static void read(Execution execution, int location, int mode, long value, int site) {
    record(execution, location, mode & ~PUBLISHES, value, value, value);
    note(execution, location, mode, true, false, site);
  }

  static void write(
      Execution execution, int location, int mode, long before, long after, int site) {
    record(execution, location, mode & ~LEARNS, before, after, after);
    note(execution, location, mode, false, true, site);
  }

  static void update(
      Execution execution, int location, int mode, long before, long after, int site) {
    record(execution, location, mode, before, after, before);
    tell(execution, location, mode);
    note(execution, location, mode, true, true, site);
  }

  /** A compare-and-set; the argument with which the thread arrived is what it expected. */
  static void compareAndSet(
      Execution execution,
      int location,
      int mode,
      boolean done,
      long before,
      long after,
      int site) {
    record(execution, location, done ? mode : mode & ~PUBLISHES, before, after, done ? 1 : 0);
    tell(execution, location, done ? mode : mode | PUBLISHES);
    note(execution, location, mode, true, done, site);
  }

  /** A mode says less than the kind of the step, which is that of a volatile access. */
  private static void record(
      Execution execution, int location, int mode, long before, long after, long result) {
    execution.recordUnordered(before, after, result);
    if ((mode & LEARNS) != 0) {
      execution.learn(location);
    }
    if ((mode & PUBLISHES) != 0) {
      execution.publish(location);
    }
  }

  /**
   * An update that orders less than a volatile one, if the program may have meant that. What the
   * JDK orders less in its own objects makes no difference to anybody.
   */
  private static void tell(Execution execution, int location, int mode) {
    if ((mode & VOLATILE) != VOLATILE) {
      String owner = execution.locations().owner(location).type().getName();
      if (!owner.startsWith(JDK) || owner.startsWith(ATOMIC)) {
        execution.recording().ordersLess();
      }
    }
  }

  private static void note(
      Execution execution, int location, int mode, boolean read, boolean write, int site) {
    if ((mode & MIXED) != 0) {
      execution.accesses().atomicStep(location, read, write, site);
    } else {
      execution.accesses().volatileStep(location, read, write, site);
    }
  }

  /** Brings the current thread before an access; gives its location. */
  static int arrive(
      Execution execution, Kind kind, Object base, long offset, long argument, int site) {
    int location = execution.places().memory(base, offset);
    execution.arrive(kind, location, argument, site);
    return location;
  }

  /**
   * The value found, such that it equals the value expected exactly if the objects are the same: an
   * object that was only a value so far may get another number when it is used.
   */
  static long found(boolean asExpected, long expected, long value) {
    if (asExpected) {
      return expected;
    }
    return value == expected ? ~value : value;
  }
}
