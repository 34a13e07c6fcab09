package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import jdk.internal.vm.annotation.DontInline;

/**
 * The value of a read is known only after the read: rewritten code announces a read, executes it,
 * and tells the value.
 */
@Tells("what a read got is the state that its step observes")
public final class Values {
  // No state of a run: a thread that has announced a read goes on with it at once, so that the
  // value
  // is the next thing that is told.
  private static boolean expected;
  private static boolean isVolatile;
  private static int location;
  private static int site;

  /** Where a small value stands in the state of a field of which a model tells more. */
  private static final long VALUE = 0xFF;

  private Values() {}

  /** Brings the current thread before a read that is a step. */
  static void expect(Execution execution, boolean volatileRead, int from, int where) {
    expect(execution, volatileRead ? Kind.VOLATILE_READ : Kind.READ, from, where);
  }

  /** Brings the current thread before a read of a kind. */
  static void expect(Execution execution, Kind kind, int from, int where) {
    execution.arrive(kind, from, 0, where);
    isVolatile = kind == Kind.VOLATILE_READ;
    location = from;
    site = where;
    expected = true;
  }

  public static void got(int value) {
    if (expected && Control.on()) {
      record(Control.execution(), value);
    }
  }

  public static void got(long value) {
    if (expected && Control.on()) {
      record(Control.execution(), value);
    }
  }

  public static void got(float value) {
    if (expected && Control.on()) {
      record(Control.execution(), Float.floatToRawIntBits(value));
    }
  }

  public static void got(double value) {
    if (expected && Control.on()) {
      record(Control.execution(), Double.doubleToRawLongBits(value));
    }
  }

  public static void got(Object value) {
    if (expected && Control.on()) {
      record(Control.execution(), Control.value(value));
    }
  }

  @DontInline
  @Enters
  private static void record(Execution execution, long got) {
    expected = false;
    boolean tells = execution.recording().learns() && execution.locations().isSet(location);
    long state = tells ? execution.state(location) : got;
    long value = (state & VALUE) == got ? state : got; // a model may tell more above the value
    execution.record(value, value, value);
    if (isVolatile) {
      execution.accesses().volatileStep(location, true, false, site);
    }
  }

  /** Executes a write as a step; the memory itself is written by the caller right after. */
  static void write(
      Execution execution, boolean volatileWrite, int to, long before, long value, int where) {
    execution.record(before, value, value);
    if (volatileWrite) {
      execution.accesses().volatileStep(to, false, true, where);
    }
  }
}
