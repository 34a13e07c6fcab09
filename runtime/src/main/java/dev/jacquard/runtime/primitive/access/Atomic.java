package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Execution;

/**
 * An atomic access to memory as one step, with the ordering that its access mode has: whether it
 * learns what was made public at the location, and whether it makes public what its thread knows.
 */
public final class Atomic {
  /** An access mode, as bits. */
  public static final int LEARNS = 1;

  public static final int PUBLISHES = 2;
  public static final int OPAQUE = 0;
  public static final int VOLATILE = LEARNS | PUBLISHES;

  /** Others may access the location plainly. */
  static final int MIXED = 4;

  private Atomic() {}

  static void read(Execution execution, int location, int mode, long value, int site) {
    execution.record(value, value, value);
    learn(execution, location, mode);
    note(execution, location, mode, true, false, site);
  }

  static void write(
      Execution execution, int location, int mode, long before, long after, int site) {
    execution.record(before, after, after);
    note(execution, location, mode, false, true, site);
    publish(execution, location, mode);
  }

  static void update(
      Execution execution, int location, int mode, long before, long after, int site) {
    execution.record(before, after, before);
    learn(execution, location, mode);
    note(execution, location, mode, true, true, site);
    publish(execution, location, mode);
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
    execution.record(before, after, done ? 1 : 0);
    learn(execution, location, mode);
    note(execution, location, mode, true, done, site);
    if (done) {
      publish(execution, location, mode);
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

  private static void learn(Execution execution, int location, int mode) {
    if ((mode & LEARNS) != 0) {
      execution.learn(location);
    }
  }

  private static void publish(Execution execution, int location, int mode) {
    if ((mode & PUBLISHES) != 0) {
      execution.publish(location);
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
