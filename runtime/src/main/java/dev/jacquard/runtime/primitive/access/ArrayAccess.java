package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import jdk.internal.vm.annotation.DontInline;

/** Accesses to array elements, which are always plain. Called before the access. */
@Tells("an access is a step on the one place that it touches")
public final class ArrayAccess {
  private ArrayAccess() {}

  /** A read of an element follows. */
  public static void read(Object array, int index, int site) {
    if (Control.on()) {
      access(array, index, false, 0, site);
    }
  }

  /** A write of an element follows. */
  public static void write(Object array, int index, int value, int site) {
    if (Control.on()) {
      access(array, index, true, value, site);
    }
  }

  public static void write(Object array, int index, long value, int site) {
    if (Control.on()) {
      access(array, index, true, value, site);
    }
  }

  public static void write(Object array, int index, float value, int site) {
    if (Control.on()) {
      access(array, index, true, Float.floatToRawIntBits(value), site);
    }
  }

  public static void write(Object array, int index, double value, int site) {
    if (Control.on()) {
      access(array, index, true, Double.doubleToRawLongBits(value), site);
    }
  }

  public static void write(Object array, int index, Object value, int site) {
    if (Control.on()) {
      Alike.handOut(array, value, site);
      access(array, index, true, Control.value(value), site);
    }
  }

  @DontInline
  private static void access(Object array, int index, boolean write, long value, int site) {
    if (array == null || index < 0 || index >= ArrayLayout.length(array)) {
      return; // the access itself will throw
    }
    access(Control.execution(), array, index, write, value, site);
  }

  @Enters
  private static void access(
      Execution execution, Object array, int index, boolean write, long value, int site) {
    if (write) {
      Effects.count++;
    } else {
      Effects.looks++;
    }
    if (execution.accesses().isLeftOut(array)) {
      return;
    }
    boolean explores = execution.accesses().explores();
    boolean lookalikes = !explores && execution.symmetry().areAbout();
    boolean recorded = !explores && execution.recorder().isAtWork();
    if (recorded && !lookalikes) {
      execution.recorder().elements(array, index, 1, write, site);
    }
    if (!explores && !lookalikes && execution.accesses().isHarmless(array)) {
      return;
    }
    if (explores) {
      execution.accesses().meets(array);
    }
    long offset = ArrayLayout.offset(array.getClass(), index);
    int location = execution.places().memory(array, offset);
    if (lookalikes && execution.symmetry().isStep(location)) {
      explores = true;
    } else if (lookalikes) {
      if (recorded) {
        execution.recorder().elements(array, index, 1, write, site);
      }
      Class<?> type = array.getClass().getComponentType();
      long now = write ? value : execution.places().valueAt(array, offset, type);
      execution.symmetry().access(array, location, write, now, site);
      if (execution.accesses().isHarmless(array)) {
        return;
      }
    }
    if (!explores) {
      execution.accesses().plain(location, write, site);
    } else if (write) {
      execution.accesses().changesElement(array);
      Effects.count--; // the step counts as one
      execution.arrive(Kind.WRITE, location, 0, site);
      long before = execution.places().valueAt(array, offset, array.getClass().getComponentType());
      Values.write(execution, false, location, before, value, site);
    } else {
      Values.expect(execution, false, location, site);
    }
  }
}
