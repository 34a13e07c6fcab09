package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.name.Values;
import dev.jacquard.runtime.primitive.hook.Alike;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Replaces;
import dev.jacquard.runtime.thread.LogicalThread;

/**
 * Identity hashes that are the same in every run: of objects that rewritten code made by their
 * names, of threads by theirs, of text and boxed numbers, which have no names, by their content.
 * All others keep theirs, so that what the JDK has stored by hash is found again.
 *
 * <p>The hash of an object never changes during a run, whatever becomes known of the object.
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
    if (object == null || !Control.onControlledThread()) {
      return System.identityHashCode(object);
    }
    if (Values.is(object)) {
      return (object.hashCode() * MIX) >>> 1;
    }
    Tracked known = made(Control.execution(), object);
    if (known != null) {
      Alike.hash(known);
      return known.hash();
    }
    return object instanceof Thread thread ? ofThread(thread) : System.identityHashCode(object);
  }

  @Enters
  private static Tracked made(Execution execution, Object object) {
    return execution.places().findMade(object);
  }

  @Enters
  private static LogicalThread threadOf(Execution execution, Thread thread) {
    return execution.threadOf(thread);
  }

  /** The first thread of a run is made by no rewritten code; others may come from the JDK. */
  private static int ofThread(Thread thread) {
    LogicalThread known = threadOf(Control.execution(), thread);
    if (known == null) {
      return System.identityHashCode(thread);
    }
    Alike.name("took the hash of a thread");
    return (known.seed() * MIX) >>> 1;
  }
}
