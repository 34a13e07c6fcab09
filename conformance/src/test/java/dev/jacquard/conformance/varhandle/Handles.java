package dev.jacquard.conformance.varhandle;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Finds handles of fields of the type {@code int}. */
final class Handles {
  private Handles() {}

  static VarHandle field(MethodHandles.Lookup lookup, Class<?> type, String name) {
    try {
      return lookup.findVarHandle(type, name, int.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
