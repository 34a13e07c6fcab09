package dev.jacquard.runtime.primitive;

import dev.jacquard.runtime.control.Control;
import dev.jacquard.runtime.control.Sites;

/**
 * Accesses of the JDK's own code to its volatile fields: steps if the object is one of the program,
 * the JDK's own business otherwise. They are shown where the program called the JDK.
 */
public final class JdkFieldAccess {
  private JdkFieldAccess() {}

  public static void readVolatile(Object owner, int field, int site) {
    if (owner != null && Control.on(owner)) {
      FieldAccess.readVolatile(owner, field, Sites.here);
    }
  }

  public static void writeVolatile(Object owner, int value, int field, int site) {
    if (owner != null && Control.on(owner)) {
      FieldAccess.writeVolatile(owner, value, field, Sites.here);
    }
  }

  public static void writeVolatile(Object owner, long value, int field, int site) {
    if (owner != null && Control.on(owner)) {
      FieldAccess.writeVolatile(owner, value, field, Sites.here);
    }
  }

  public static void writeVolatile(Object owner, Object value, int field, int site) {
    if (owner != null && Control.on(owner)) {
      FieldAccess.writeVolatile(owner, value, field, Sites.here);
    }
  }
}
