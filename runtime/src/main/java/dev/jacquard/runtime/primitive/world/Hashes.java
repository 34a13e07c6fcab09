package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.loop.Effects;
import dev.jacquard.runtime.name.SharedValues;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.primitive.hook.Tells;

/**
 * Identity hashes that are the same in every run: of what rewritten code made by its name, of texts
 * and boxed numbers by their content. All others keep theirs, so that what the JDK has stored by
 * hash is found again.
 *
 * <p>The hash of an object never changes during a run, whatever becomes known of the object.
 */
@Tells("a hash follows from the name of its object")
@Replaces(System.class)
public final class Hashes {
  private static final int MIX = 0x9E3779B9;

  private Hashes() {}

  /** {@code object.hashCode()}, by whatever class. */
  public static int hashCode(Object object) {
    int hash = object.hashCode();
    return Control.onControlledThread() && hash == System.identityHashCode(object)
        ? identityHashCode(object)
        : hash;
  }

  public static int identityHashCode(Object object) {
    if (object == null || !Control.onControlledThread()) {
      return System.identityHashCode(object);
    }
    if (SharedValues.isValue(object)) {
      return (object.hashCode() * MIX) >>> 1;
    }
    Tracked known = named(Control.execution(), object);
    if (known == null) {
      return System.identityHashCode(object);
    }
    Alike.hash(known);
    return known.hash();
  }

  /** A loop that asks for the hashes of new objects does not wait for others. */
  @Enters
  private static Tracked named(Execution execution, Object object) {
    Tracked known = execution.places().findNamed(object);
    if (known != null && execution.places().isHashNew(known)) {
      Effects.count++;
    }
    return known;
  }
}
