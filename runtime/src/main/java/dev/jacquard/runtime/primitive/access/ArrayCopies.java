package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.reflect.Array;

/** {@code System.arraycopy} in program code: plain reads of all elements, then plain writes. */
@Tells("each element is read and written by a step of its own")
public final class ArrayCopies {
  private ArrayCopies() {}

  /** Stands in for the method of the same name. */
  public static void arraycopy(
      Object source, int from, Object target, int to, int length, int site) {
    if (!Control.on() || !isRange(source, from, length) || !isRange(target, to, length)) {
      System.arraycopy(source, from, target, to, length); // throws if the ranges are wrong
      return;
    }
    arraycopy(Control.execution(), source, from, target, to, length, site);
  }

  @Enters
  private static void arraycopy(
      Execution execution, Object source, int from, Object target, int to, int length, int site) {
    if (execution.accesses().explores()) {
      copyByElement(execution, source, from, target, to, length, site);
    } else {
      note(execution, source, from, length, false, site);
      note(execution, target, to, length, true, site);
      System.arraycopy(source, from, target, to, length);
    }
  }

  private static boolean isRange(Object array, int start, int length) {
    return array != null
        && array.getClass().isArray()
        && start >= 0
        && length >= 0
        && start <= Array.getLength(array) - length;
  }

  static void note(
      Execution execution, Object array, int start, int length, boolean write, int site) {
    if (execution.recorder().isAtWork()) {
      execution.recorder().elements(array, start, length, write, site);
    }
    if (length > 0 && execution.symmetry().areAbout()) {
      watch(execution, array, start, length, write, site);
    }
    if (length == 0 || execution.accesses().isHarmless(array)) {
      return;
    }
    for (int i = start; i < start + length; i++) {
      long offset = ArrayLayout.offset(array.getClass(), i);
      execution.accesses().plain(execution.places().memory(array, offset), write, site);
    }
  }

  /** What threads that look alike see in an array; when they change it, nobody knows to what. */
  private static void watch(
      Execution execution, Object array, int start, int length, boolean write, int site) {
    for (int i = start; i < start + length; i++) {
      int location = execution.places().memory(array, ArrayLayout.offset(array.getClass(), i));
      execution
          .symmetry()
          .access(array, location, write, write ? 0 : value(execution, array, i), site);
    }
    if (write) {
      execution.symmetry().looksAnywhere(site);
    }
  }

  private static void copyByElement(
      Execution execution, Object source, int from, Object target, int to, int length, int site) {
    execution.accesses().meets(source);
    execution.accesses().meets(target);
    Object read = Array.newInstance(source.getClass().getComponentType(), length);
    for (int i = 0; i < length; i++) {
      read(execution, source, from + i, site);
      System.arraycopy(source, from + i, read, i, 1);
    }
    for (int i = 0; i < length; i++) {
      write(execution, read, i, target, to + i, site);
    }
  }

  /** Reads an element by a step. */
  static long read(Execution execution, Object array, int index, int site) {
    arrive(execution, Kind.READ, array, index, site);
    long value = value(execution, array, index);
    execution.record(value, value, value);
    return value;
  }

  /** Writes an element by a step. */
  static void write(Execution execution, Object source, int from, Object target, int to, int site) {
    execution.accesses().changesElement(target);
    arrive(execution, Kind.WRITE, target, to, site);
    long before = value(execution, target, to);
    System.arraycopy(source, from, target, to, 1);
    long after = value(execution, target, to);
    execution.record(before, after, after);
  }

  private static void arrive(Execution execution, Kind kind, Object array, int index, int site) {
    long offset = ArrayLayout.offset(array.getClass(), index);
    execution.arrive(kind, execution.places().memory(array, offset), 0, site);
  }

  static long value(Execution execution, Object array, int index) {
    Class<?> type = array.getClass();
    return execution
        .places()
        .valueAt(array, ArrayLayout.offset(type, index), type.getComponentType());
  }
}
