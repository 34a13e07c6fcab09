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
  @Tells("steps have told what the elements were before it is made")
  private record Filling(Object elements, int steps) {}

  private ArrayArguments() {}

  /** The JDK will look at the elements of an array. */
  public static void read(Object array, int site) {
    if (array != null && Control.on()) {
      touch(Control.execution(), array, false, site);
    }
  }

  /** The JDK was handed an array that it may keep. */
  public static void keep(Object array) {
    if (array != null && Control.on()) {
      keep(Control.execution(), array);
    }
  }

  @Enters
  private static void keep(Execution execution, Object array) {
    if (execution.accesses().explores()) {
      execution.accesses().keeps(array);
    }
  }

  /**
   * The JDK begins to look at the elements of an array, which was told; it is not known to change
   * them.
   *
   * @return what they were, for who tells what they have become; or null, if nobody needs to know
   */
  public static Object lend(Object array) {
    return array != null && Control.on() ? lend(Control.execution(), array) : null;
  }

  /**
   * The JDK has looked at the elements of an array, or changed them after all.
   *
   * @param before what {@link #lend} has answered
   */
  public static void lent(Object array, Object before, int site) {
    if (before != null && Control.on()) {
      takeBack(Control.execution(), array, (Filling) before, site);
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

  @Enters
  private static Object lend(Execution execution, Object array) {
    boolean told = execution.accesses().explores();
    if (told ? Array.getLength(array) > LONGEST : execution.accesses().isHarmless(array)) {
      return null;
    }
    return new Filling(copy(array), execution.accesses().steps());
  }

  @Enters
  private static void takeBack(Execution execution, Object array, Filling lent, int site) {
    boolean[] changed = changes(execution, array, lent.elements());
    if (changed == null) {
      return;
    }
    boolean explores = execution.accesses().explores();
    if (execution.accesses().steps() != lent.steps() && !execution.accesses().isLocal(array)) {
      if (explores) {
        execution.accesses().isTorn(); // the JDK has changed it, or others have meanwhile
      }
    } else if (explores) {
      writeBack(execution, array, lent, changed, site);
    } else {
      for (int i = 0; i < changed.length; i++) {
        if (changed[i]) {
          ArrayCopies.note(execution, array, i, 1, true, site);
        }
      }
    }
  }

  /** Which elements are others than before, or null if none are. */
  private static boolean[] changes(Execution execution, Object array, Object before) {
    boolean[] changed = null;
    int length = Array.getLength(array);
    for (int i = 0; i < length; i++) {
      if (differs(execution, array, before, i)) {
        changed = changed == null ? new boolean[length] : changed;
        changed[i] = true;
      }
    }
    return changed;
  }

  /** References are compared as such: to ask for their numbers would number them. */
  private static boolean differs(Execution execution, Object array, Object before, int index) {
    return array instanceof Object[] references
        ? references[index] != ((Object[]) before)[index]
        : ArrayCopies.value(execution, array, index) != ArrayCopies.value(execution, before, index);
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
    execution.accesses().fills(false);
    boolean[] changed = changes(execution, array, filling.elements());
    if (changed != null) {
      writeBack(execution, array, filling, changed, site);
    }
  }

  private static void writeBack(
      Execution execution, Object array, Filling filling, boolean[] changed, int site) {
    if (execution.accesses().steps() != filling.steps() && !execution.accesses().isLocal(array)) {
      execution.accesses().isTorn(); // there were steps meanwhile: others may have seen it
    }
    Object now = copy(array);
    System.arraycopy(filling.elements(), 0, array, 0, changed.length);
    for (int i = 0; i < changed.length; i++) {
      if (changed[i]) {
        ArrayCopies.write(execution, now, i, array, i, site);
      }
    }
  }
}
