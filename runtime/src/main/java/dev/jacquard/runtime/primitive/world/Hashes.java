package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Replaces;

/**
 * Identity hashes that are the same in every run, for the objects that rewritten code made in this
 * run. All others keep theirs, so that what the JDK has stored by hash is found again.
 */
@Replaces(System.class)
public final class Hashes {
  private Hashes() {}

  /** {@code object.hashCode()}, by whatever class. */
  public static int hashCode(Object object) {
    int hash = object.hashCode();
    return Control.onControlledThread() && hash == System.identityHashCode(object)
        ? identityHashCode(object)
        : hash;
  }

  public static int identityHashCode(Object object) {
    if (object != null && Control.onControlledThread()) {
      Tracked known = Control.execution().places().find(object);
      if (known != null && known.number() > 0) {
        Alike.hash(known);
        return known.hash();
      }
    }
    return System.identityHashCode(object);
  }
}
