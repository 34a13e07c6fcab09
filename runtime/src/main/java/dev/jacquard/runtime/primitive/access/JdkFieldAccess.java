package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.util.concurrent.CompletableFuture;

/**
 * Accesses of the JDK's own code to its volatile fields: steps if the object is one of the program,
 * the JDK's own business otherwise. They are shown where the program called the JDK.
 */
@Tells("an access is a step on the one place that it touches")
public final class JdkFieldAccess {
  private JdkFieldAccess() {}

  public static void readVolatile(Object owner, int field, int site) {
    if (owner != null && Control.on(owner) && !isSettled(owner, field)) {
      FieldAccess.readVolatile(owner, field, Sites.here);
    }
  }

  /** Whether the current thread knows what it will read, and that nobody can change it. */
  private static boolean isSettled(Object owner, int field) {
    return owner instanceof CompletableFuture<?> future
        && FutureResults.isSettled(Control.execution(), future, field);
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

  /** A read of a plain field that the JDK leaves to chance: a step that orders nothing. */
  public static void readOpaque(Object owner, int field, int site) {
    if (owner != null && Control.on(owner)) {
      FieldAccess.readOpaque(Control.execution(), owner, field, Sites.here);
    }
  }

  public static void writeOpaque(Object owner, int value, int field, int site) {
    if (owner != null && Control.on(owner)) {
      FieldAccess.writeOpaque(Control.execution(), owner, value, field, Sites.here);
    }
  }

  public static void writeOpaque(Object owner, Object value, int field, int site) {
    if (owner != null && Control.on(owner)) {
      FieldAccess.writeOpaque(owner, value, field, Sites.here);
    }
  }
}
