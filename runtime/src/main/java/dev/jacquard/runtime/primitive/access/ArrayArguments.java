package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.reflect.Array;

/** Arrays of the program in the hands of the JDK, which reads or fills them in one go. */
@Tells("elements are read and written by steps; where they are not, nobody else may come near them")
public final class ArrayArguments {
  /** In longer arrays elements are no steps, which would be too many. */
  private static final int LONGEST = 256;

  /** What an array was after so many steps of the run. */
  private record Filling(Object elements, int steps) {}

  private ArrayArguments() {}

  /** The JDK will look at the elements of an array. */
  public static void read(Object array, int site) {
    if (array != null && Control.on()) {
      touch(Control.execution(), array, false, site);
    }
  }

  /**
   * The JDK will look at the elements of an array and change them.
   *
   * @return what they were, for who tells what they have become; or null, if nobody needs to know
   */
  public static Object fill(Object array, int site) {
    return array != null && Control.on() ? touch(Control.execution(), array, true, site) : null;
  }

  /**
   * The JDK has changed the elements of an array.
   *
   * @param before what {@link #fill} has answered
   */
  public static void filled(Object array, Object before, int site) {
    if (before != null && Control.on()) {
      tellChanges(Control.execution(), array, (Filling) before, site);
    }
  }

  @Enters
  private static Object touch(Execution execution, Object array, boolean write, int site) {
    int length = Array.getLength(array);
    if (!execution.accesses().explores()) {
      if (!execution.accesses().isHarmless(array)) {
        ArrayCopies.note(execution, array, 0, length, write, site);
      }
      return null;
    }
    if (length > LONGEST) {
      execution.accesses().hands(array);
      return null;
    }
    execution.accesses().meets(array);
    long[] seen = new long[length];
    for (int i = 0; i < length; i++) {
      seen[i] = ArrayCopies.read(execution, array, i, site);
    }
    for (int i = 0; i < length; i++) {
      if (ArrayCopies.value(execution, array, i) != seen[i]) {
        execution.accesses().isTorn();
      }
    }
    return write ? new Filling(copy(array), execution.accesses().fills(true)) : null;
  }

  private static Object copy(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  /** Elements change one by one, and not before others could have come in between. */
  @Enters
  private static void tellChanges(Execution execution, Object array, Filling filling, int site) {
    Object before = filling.elements();
    if (execution.accesses().fills(false) != filling.steps()) {
      execution.accesses().isTorn(); // the JDK has called the program meanwhile
      return;
    }
    Object now = copy(array);
    int length = Array.getLength(array);
    boolean[] changed = new boolean[length];
    for (int i = 0; i < length; i++) {
      changed[i] = ArrayCopies.value(execution, now, i) != ArrayCopies.value(execution, before, i);
    }
    System.arraycopy(before, 0, array, 0, length);
    for (int i = 0; i < length; i++) {
      if (changed[i]) {
        ArrayCopies.write(execution, now, i, array, i, site);
      }
    }
  }
}
