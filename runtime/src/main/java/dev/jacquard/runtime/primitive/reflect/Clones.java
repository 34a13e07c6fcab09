package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.InstanceFields;
import dev.jacquard.runtime.jvm.InstanceFields.InstanceField;
import dev.jacquard.runtime.primitive.access.VarHandles;
import dev.jacquard.runtime.primitive.hook.Enters;
import jdk.internal.misc.Unsafe;

/**
 * Objects that the program clones by the JDK's {@code clone}, which reads all their fields. Reads
 * that are steps happen one after the other, and other threads may move in between, so the clone
 * gets what these reads have seen.
 */
public final class Clones {
  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  private Clones() {}

  /** An object will be cloned; gives what reads have seen that were steps, or null. */
  public static Object[] before(Object object, int site) {
    if (object == null || !Control.on()) {
      return null;
    }
    InstanceField[] fields = fields(Control.execution(), object);
    Object[] seen = null;
    for (int i = 0; i < fields.length; i++) {
      if (!fields[i].isFinal() && isStep(Control.execution(), object, fields[i], site)) {
        if (seen == null) {
          seen = new Object[2 * fields.length];
        }
        seen[2 * i] = fields[i];
        seen[2 * i + 1] = read(Control.execution(), fields[i], object);
        VarHandles.after();
      }
    }
    return seen;
  }

  @Enters
  private static InstanceField[] fields(Execution execution, Object object) {
    return InstanceFields.of(object.getClass());
  }

  /** Brings the current thread before the read of a field. */
  @Enters
  private static boolean isStep(Execution execution, Object object, InstanceField field, int site) {
    VarHandles.reach(
        execution,
        object,
        field.offset(),
        field.type(),
        ReflectiveAccess.mode(field.isVolatile(), false),
        site);
    return field.isVolatile() || execution.accesses().explores();
  }

  /** The clone was made. */
  public static void after(Object clone, Object[] seen) {
    if (seen != null) {
      for (int i = 0; i < seen.length; i += 2) {
        if (seen[i] != null) {
          write((InstanceField) seen[i], clone, seen[i + 1]);
        }
      }
    }
  }

  /** The read itself, in the midst of its step: what boxes the value must take none. */
  @Enters
  private static Object read(Execution execution, InstanceField field, Object object) {
    long offset = field.offset();
    return switch (letter(field)) {
      case 'Z' -> UNSAFE.getBooleanVolatile(object, offset);
      case 'B' -> UNSAFE.getByteVolatile(object, offset);
      case 'C' -> UNSAFE.getCharVolatile(object, offset);
      case 'S' -> UNSAFE.getShortVolatile(object, offset);
      case 'I' -> UNSAFE.getIntVolatile(object, offset);
      case 'J' -> UNSAFE.getLongVolatile(object, offset);
      case 'F' -> UNSAFE.getFloatVolatile(object, offset);
      case 'D' -> UNSAFE.getDoubleVolatile(object, offset);
      default -> UNSAFE.getReferenceVolatile(object, offset);
    };
  }

  private static void write(InstanceField field, Object object, Object value) {
    long offset = field.offset();
    switch (letter(field)) {
      case 'Z' -> UNSAFE.putBoolean(object, offset, (boolean) value);
      case 'B' -> UNSAFE.putByte(object, offset, (byte) value);
      case 'C' -> UNSAFE.putChar(object, offset, (char) value);
      case 'S' -> UNSAFE.putShort(object, offset, (short) value);
      case 'I' -> UNSAFE.putInt(object, offset, (int) value);
      case 'J' -> UNSAFE.putLong(object, offset, (long) value);
      case 'F' -> UNSAFE.putFloat(object, offset, (float) value);
      case 'D' -> UNSAFE.putDouble(object, offset, (double) value);
      default -> UNSAFE.putReference(object, offset, value);
    }
  }

  private static char letter(InstanceField field) {
    return field.type().descriptorString().charAt(0);
  }
}
