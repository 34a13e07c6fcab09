package dev.jacquard.runtime.primitive.world;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import java.lang.ref.Reference;

/**
 * What references of the program refer to. Threads may clear one while others look, as the garbage
 * collector does; so these are steps, which order nothing.
 */
@Replaces(Reference.class)
public final class Referents {
  private Referents() {}

  public static Object get(Reference<?> reference) {
    look(reference);
    return reference.get();
  }

  public static boolean refersTo(Reference<Object> reference, Object object) {
    look(reference);
    return reference.refersTo(object);
  }

  public static void clear(Reference<?> reference) {
    change(reference);
    reference.clear();
  }

  public static boolean enqueue(Reference<?> reference) {
    change(reference);
    return reference.enqueue();
  }

  static void look(Reference<?> reference) {
    if (reference != null && Control.on()) {
      access(Control.execution(), reference, Kind.VOLATILE_READ);
    }
  }

  private static void change(Reference<?> reference) {
    if (reference != null && Control.on()) {
      access(Control.execution(), reference, Kind.VOLATILE_WRITE);
    }
  }

  @Enters
  private static void access(Execution execution, Reference<?> reference, Kind kind) {
    if (execution.places().isNamed(reference)) {
      execution.arrive(kind, execution.places().content(reference), 0, Sites.here);
      execution.recordUnordered(0, 0, 0);
    }
  }
}
