package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Execution;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.nio.ByteBuffer;

/**
 * Accesses through VarHandles that see bytes of an array or of a buffer as larger numbers. A plain
 * one reads or writes each of the bytes. An atomic one would be a step on several locations, which
 * there is not: the verdict names it.
 */
final class Views {
  private Views() {}

  /** Looks at an access through a handle that is none for a field or for elements of an array. */
  static void access(
      Execution execution, VarHandle handle, Object owner, int index, AccessMode mode, int site) {
    boolean plain = mode == AccessMode.GET || mode == AccessMode.SET;
    if (!plain || !seesBytes(execution, handle, owner, index, mode == AccessMode.SET, site)) {
      execution
          .limits()
          .uncontrolled("an access through " + handle + ", which is no field or array");
    }
  }

  private static boolean seesBytes(
      Execution execution, VarHandle handle, Object owner, int index, boolean write, int site) {
    if (!handle.getClass().getName().startsWith("java.lang.invoke.VarHandleByteArrayAs")
        || execution.accesses().explores()) {
      return false;
    }
    if (owner instanceof byte[] bytes) {
      return note(execution, bytes, index, size(handle.varType()), write, site);
    }
    if (owner instanceof ByteBuffer buffer && buffer.hasArray()) {
      int start = buffer.arrayOffset() + index;
      return note(execution, buffer.array(), start, size(handle.varType()), write, site);
    }
    if (owner instanceof ByteBuffer buffer && buffer.isDirect()) {
      execution.accesses().offHeap("a direct buffer that threads use without order,");
      return true;
    }
    return owner == null; // the access itself will throw
  }

  private static boolean note(
      Execution execution, byte[] bytes, int start, int length, boolean write, int site) {
    if (start >= 0 && start <= bytes.length - length) { // else the access itself will throw
      ArrayCopies.note(execution, bytes, start, length, write, site);
    }
    return true;
  }

  private static int size(Class<?> number) {
    if (number == long.class || number == double.class) {
      return Long.BYTES;
    }
    return number == int.class || number == float.class ? Integer.BYTES : Short.BYTES;
  }
}
