package dev.jacquard.runtime.jvm;

import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * Initialisers of the program that no later run repeats, or in which a thread can't be suspended:
 * what they do is not interleaved with the rest.
 */
public final class OnceInitialisers {
  private static final Set<String> NOTES = new ConcurrentSkipListSet<>();

  private OnceInitialisers() {}

  /** The initialiser of a class begins, for all runs. */
  public static void begins(String type) {
    NOTES.add("the initialiser of " + type + ", which the VM runs only once,");
  }

  /** The current thread, which can't be suspended, would have to wait for a class. */
  public static void waits(String type) {
    NOTES.add("the initialisation of " + type + ", for which the VM would have waited,");
  }

  /** All of them, for the verdict. */
  public static Set<String> notes() {
    return Set.copyOf(NOTES);
  }
}
