package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.Fields;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import jdk.internal.vm.annotation.DontInline;

/**
 * Accesses to fields. Rewritten code calls one of these before the access; after a read it tells
 * {@link Values} what it got. The owner of a static field is null.
 */
@Tells("an access is a step on the one place that it touches")
public final class FieldAccess {
  private FieldAccess() {}

  /** A plain read of an instance field follows. */
  public static void read(Object owner, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      plain(Control.execution(), owner, field, false, 0, site);
    }
  }

  /** A plain read of a static field follows. */
  public static void readStatic(int field, int site) {
    if (Control.inProgram(site)) {
      plain(Control.execution(), null, field, false, 0, site);
    }
  }

  /** A volatile read of an instance field follows. */
  public static void readVolatile(Object owner, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      volatileRead(Control.execution(), owner, field, site);
    }
  }

  /** A volatile read of a static field follows. */
  public static void readStaticVolatile(int field, int site) {
    if (Control.inProgram(site)) {
      volatileRead(Control.execution(), null, field, site);
    }
  }

  @DontInline
  @Enters
  private static void volatileRead(Execution execution, Object owner, int field, int site) {
    Values.expect(execution, true, location(execution, owner, field), site);
  }

  /** A plain write of an instance field follows. */
  public static void write(Object owner, int value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      plain(Control.execution(), owner, field, true, value, site);
    }
  }

  public static void write(Object owner, long value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      plain(Control.execution(), owner, field, true, value, site);
    }
  }

  public static void write(Object owner, float value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      plain(Control.execution(), owner, field, true, Float.floatToRawIntBits(value), site);
    }
  }

  public static void write(Object owner, double value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      plain(Control.execution(), owner, field, true, Double.doubleToRawLongBits(value), site);
    }
  }

  public static void write(Object owner, Object value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      Alike.handOut(owner, value, site);
      plain(Control.execution(), owner, field, true, Control.value(value), site);
    }
  }

  /** A plain write of a static field follows. */
  public static void writeStatic(int value, int field, int site) {
    if (Control.inProgram(site)) {
      plain(Control.execution(), null, field, true, value, site);
    }
  }

  public static void writeStatic(long value, int field, int site) {
    if (Control.inProgram(site)) {
      plain(Control.execution(), null, field, true, value, site);
    }
  }

  public static void writeStatic(float value, int field, int site) {
    if (Control.inProgram(site)) {
      plain(Control.execution(), null, field, true, Float.floatToRawIntBits(value), site);
    }
  }

  public static void writeStatic(double value, int field, int site) {
    if (Control.inProgram(site)) {
      plain(Control.execution(), null, field, true, Double.doubleToRawLongBits(value), site);
    }
  }

  public static void writeStatic(Object value, int field, int site) {
    if (Control.inProgram(site)) {
      Alike.handOut(null, value, site);
      plain(Control.execution(), null, field, true, Control.value(value), site);
    }
  }

  /** A volatile write of an instance field follows. */
  public static void writeVolatile(Object owner, int value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      volatileWrite(Control.execution(), owner, value, field, site);
    }
  }

  public static void writeVolatile(Object owner, long value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      volatileWrite(Control.execution(), owner, value, field, site);
    }
  }

  public static void writeVolatile(Object owner, float value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      volatileWrite(Control.execution(), owner, Float.floatToRawIntBits(value), field, site);
    }
  }

  public static void writeVolatile(Object owner, double value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      volatileWrite(Control.execution(), owner, Double.doubleToRawLongBits(value), field, site);
    }
  }

  public static void writeVolatile(Object owner, Object value, int field, int site) {
    if (owner != null && Control.inProgram(site)) {
      Alike.handOut(owner, value, site);
      volatileWrite(Control.execution(), owner, Control.value(value), field, site);
    }
  }

  /** A volatile write of a static field follows. */
  public static void writeStaticVolatile(int value, int field, int site) {
    if (Control.inProgram(site)) {
      volatileWrite(Control.execution(), null, value, field, site);
    }
  }

  public static void writeStaticVolatile(long value, int field, int site) {
    if (Control.inProgram(site)) {
      volatileWrite(Control.execution(), null, value, field, site);
    }
  }

  public static void writeStaticVolatile(float value, int field, int site) {
    if (Control.inProgram(site)) {
      volatileWrite(Control.execution(), null, Float.floatToRawIntBits(value), field, site);
    }
  }

  public static void writeStaticVolatile(double value, int field, int site) {
    if (Control.inProgram(site)) {
      volatileWrite(Control.execution(), null, Double.doubleToRawLongBits(value), field, site);
    }
  }

  public static void writeStaticVolatile(Object value, int field, int site) {
    if (Control.inProgram(site)) {
      Alike.handOut(null, value, site);
      volatileWrite(Control.execution(), null, Control.value(value), field, site);
    }
  }

  @DontInline
  @Enters
  private static void plain(
      Execution execution, Object owner, int field, boolean write, long value, int site) {
    if (write) {
      Effects.count++;
    } else {
      Effects.looks++;
    }
    if (execution.accesses().isLeftOut(owner == null ? Fields.staticBase(field) : owner)) {
      return;
    }
    boolean explores = execution.accesses().explores();
    if (explores && isSettled(execution, owner, field, write)) {
      return;
    }
    if (!explores && execution.symmetry().areAbout()) {
      explores = isStep(execution, owner, field, write, value, site);
    }
    if (!explores && execution.recorder().isAtWork()) {
      execution.recorder().field(owner, field, write, site);
    }
    if (!explores
        && execution
            .accesses()
            .isHarmless(owner == null ? execution.places().staticBase(field) : owner)) {
      return;
    }
    int location = location(execution, owner, field);
    if (!explores) {
      execution.accesses().plain(location, write, site);
    } else if (write) {
      Effects.count--; // the step counts as one
      execution.arrive(Kind.WRITE, location, 0, site);
      long before = execution.places().valueOf(owner, field);
      Values.write(execution, false, location, before, value, site);
    } else {
      Values.expect(execution, false, location, site);
    }
  }

  /** A final field has hooks if its constructor assigns it late, but few threads come too early. */
  private static boolean isSettled(Execution execution, Object owner, int field, boolean write) {
    return owner != null && Fields.isFinal(field) && !execution.accesses().isEarly(owner, write);
  }

  /**
   * Whether a plain access is a step for the sake of threads that look alike; if not, it is told.
   */
  private static boolean isStep(
      Execution execution, Object owner, int field, boolean write, long value, int site) {
    int location = location(execution, owner, field);
    if (execution.symmetry().isStep(location)) {
      return true;
    }
    long now = write ? value : execution.places().valueOf(owner, field);
    execution.symmetry().access(owner, location, write, now, site);
    return false;
  }

  @DontInline
  @Enters
  private static void volatileWrite(
      Execution execution, Object owner, long value, int field, int site) {
    int location = location(execution, owner, field);
    execution.arrive(Kind.VOLATILE_WRITE, location, 0, site);
    long before = execution.places().valueOf(owner, field);
    Values.write(execution, true, location, before, value, site);
  }

  /** A read by the JDK of one of its fields, of a kind that orders nothing. */
  @Enters
  static void readUnordered(Execution execution, Kind kind, Object owner, int field) {
    Values.expect(execution, kind, execution.places().field(owner, field), Sites.here);
  }

  /** A write by the JDK to one of its fields, of a kind that orders nothing. */
  @Enters
  static void writeUnordered(Execution execution, Kind kind, Object owner, long after, int field) {
    execution.arrive(kind, execution.places().field(owner, field), 0, Sites.here);
    execution.record(execution.places().valueOf(owner, field), after, after);
  }

  private static int location(Execution execution, Object owner, int field) {
    return owner == null
        ? execution.places().staticField(field)
        : execution.places().field(owner, field);
  }
}
