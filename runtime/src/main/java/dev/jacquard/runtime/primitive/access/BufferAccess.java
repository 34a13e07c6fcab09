package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.jvm.ArrayLayout;
import dev.jacquard.runtime.memory.Intervals;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import java.lang.reflect.Array;
import jdk.internal.vm.annotation.DontInline;

/**
 * The memory behind the buffers of {@code java.nio}, which several buffers may share. That of a
 * heap buffer is an array, which the program may use itself: its elements count one by one. Memory
 * outside of the heap counts as one with the buffer that it was allocated for.
 */
public final class BufferAccess {
  private BufferAccess() {}

  /** A read of an element follows. */
  public static void read(Object array, int index) {
    if (Control.on() && !Intervals.wasOwnLast(array)) {
      note(array, index, 1, false);
    }
  }

  /** A write of an element follows. */
  public static void write(Object array, int index) {
    if (Control.on() && !Intervals.wasOwnLast(array)) {
      note(array, index, 1, true);
    }
  }

  /** Elements of two arrays are going to be copied. */
  public static void copy(Object source, int from, Object target, int to, int length) {
    if (Control.on()) {
      note(source, from, length, false);
      note(target, to, length, true);
    }
  }

  /**
   * An access to memory by address follows.
   *
   * @param buffer what accesses it
   * @param base the array in which it lies, or null if it is outside of the heap
   * @param offset where it begins, in bytes
   */
  public static void memory(Object buffer, Object base, long offset, long bytes, boolean write) {
    if (Control.on() && (base == null || !Intervals.wasOwnLast(base))) {
      noteMemory(buffer, base, offset, bytes, write);
    }
  }

  @DontInline
  private static void noteMemory(
      Object buffer, Object base, long offset, long bytes, boolean write) {
    if (base == null) {
      Object root = BufferRoots.of(buffer);
      if (write) {
        ObjectState.write(root);
      } else {
        ObjectState.read(root);
      }
    } else if (bytes > 0) {
      int first = (int) ArrayLayout.index(base.getClass(), offset);
      int last = (int) ArrayLayout.index(base.getClass(), offset + bytes - 1);
      note(base, first, last - first + 1, write);
    }
  }

  @DontInline
  private static void note(Object array, int start, int length, boolean write) {
    if (!Intervals.wasOwnLast(array)
        && !Intervals.isOwn(array)
        && isRange(array, start, length)
        && access(Control.execution(), array, start, length, write)) {
      Intervals.noteOwn(array);
    }
  }

  /** Otherwise the access itself will throw. */
  private static boolean isRange(Object array, int start, int length) {
    return array != null
        && array.getClass().isArray()
        && start >= 0
        && length > 0
        && start <= Array.getLength(array) - length;
  }

  /** Notes an access; the answer is whether the array belongs to the current thread alone. */
  @Enters
  private static boolean access(
      Execution execution, Object array, int start, int length, boolean write) {
    boolean closer = execution.recorder().isAtWork() || execution.symmetry().areAbout();
    if (execution.accesses().explores()) {
      execution.accesses().hands(array);
      if (write) {
        execution.accesses().changesElement(array);
      }
      return false;
    }
    if (!closer && execution.accesses().isHarmless(array)) {
      return true;
    }
    ArrayCopies.note(execution, array, start, length, write, Sites.here);
    return false;
  }
}
