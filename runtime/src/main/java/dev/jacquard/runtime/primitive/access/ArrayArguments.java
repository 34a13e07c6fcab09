package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import java.lang.reflect.Array;

/** Arrays of the program in the hands of the JDK, which reads or fills them in one go. */
public final class ArrayArguments {
  private ArrayArguments() {}

  /** The JDK will look at the elements of an array. */
  public static void read(Object array, int site) {
    if (array != null && Control.on()) {
      touch(Control.execution(), array, false, site);
    }
  }

  /** The JDK will look at the elements of an array and change them. */
  public static void fill(Object array, int site) {
    if (array != null && Control.on()) {
      touch(Control.execution(), array, true, site);
    }
  }

  @Enters
  private static void touch(Execution execution, Object array, boolean write, int site) {
    if (execution.accesses().isHarmless(array)) {
      return;
    }
    if (execution.accesses().explores()) {
      execution.limits().uncontrolled("the elements of a shared array inside the JDK");
      return;
    }
    ArrayCopies.note(execution, array, 0, Array.getLength(array), write, site);
  }
}
