package dev.jacquard.runtime.primitive.access;

import dev.jacquard.kernel.trace.Kind;
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
      FieldAccess.readUnordered(Control.execution(), Kind.OPAQUE_READ, owner, field);
    }
  }

  public static void writeOpaque(Object owner, int value, int field, int site) {
    if (owner != null && Control.on(owner)) {
      FieldAccess.writeUnordered(Control.execution(), Kind.OPAQUE_WRITE, owner, value, field);
    }
  }

  public static void writeOpaque(Object owner, Object value, int field, int site) {
    if (owner != null && Control.on(owner)) {
      long after = Control.value(value);
      FieldAccess.writeUnordered(Control.execution(), Kind.OPAQUE_WRITE, owner, after, field);
    }
  }

  /**
   * A read of a plain field that the JDK reads and writes as it should: a step where all that
   * threads observe is to be told.
   */
  public static void readInner(Object owner, int field, int site) {
    if (owner != null && Control.learns() && Control.on(owner)) {
      FieldAccess.readUnordered(Control.execution(), Kind.INNER_READ, owner, field);
    }
  }

  public static void writeInner(Object owner, int value, int field, int site) {
    if (owner != null && Control.learns() && Control.on(owner)) {
      FieldAccess.writeUnordered(Control.execution(), Kind.INNER_WRITE, owner, value, field);
    }
  }

  public static void writeInner(Object owner, long value, int field, int site) {
    if (owner != null && Control.learns() && Control.on(owner)) {
      FieldAccess.writeUnordered(Control.execution(), Kind.INNER_WRITE, owner, value, field);
    }
  }

  public static void writeInner(Object owner, Object value, int field, int site) {
    if (owner != null && Control.learns() && Control.on(owner)) {
      long after = Control.value(value);
      FieldAccess.writeUnordered(Control.execution(), Kind.INNER_WRITE, owner, after, field);
    }
  }
}
