package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.thread.LogicalThread;

/**
 * Identity hashes that are the same in every run, for the objects that rewritten code made in this
 * run. All others keep theirs, so that what the JDK has stored by hash is found again.
 */
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
    if (object != null && Control.onControlledThread()) {
      Tracked known = Control.execution().places().find(object);
      if (known != null && known.number() > 0) {
        Alike.hash(known);
        return known.hash();
      }
      if (object instanceof Thread thread && Control.execution().threadOf(thread) != null) {
        return ofThread(Control.execution().threadOf(thread));
      }
    }
    return System.identityHashCode(object);
  }

  /** A thread that the program did not make itself: the first of all, whose object is ours. */
  private static int ofThread(LogicalThread thread) {
    Alike.name("asked for the hash of a thread");
    return (thread.seed() * MIX) >>> 1;
  }
}
