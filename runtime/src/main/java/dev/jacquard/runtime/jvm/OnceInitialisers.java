package dev.jacquard.runtime.jvm;

import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;

/**
 * What initialisers of enums and interfaces of the program have done that makes a difference: the
 * VM runs them once, where no thread can be suspended, so that no later run is like the first.
 */
public final class OnceInitialisers {
  private static final Set<String> NOTES = new ConcurrentSkipListSet<>();

  private OnceInitialisers() {}

  /** The initialiser of a class has failed for good. */
  public static void fails(String type) {
    NOTES.add("the initialiser of " + type + ", which has failed and is never run again,");
  }

  /** The current thread, which can't be suspended, would have to wait for a class. */
  public static void waits(String type) {
    NOTES.add("the initialisation of " + type + ", for which the VM would have waited,");
  }

  /** The current thread, which can't be suspended, takes a lock; perhaps in an initialiser. */
  public static void takesLock() {
    InitialisersAtWork.ofProgram()
        .ifPresent(
            type ->
                NOTES.add(
                    "a lock in the initialiser of " + type + ", which is run before all else,"));
  }

  /** All that they have done, for the verdict. */
  public static Set<String> notes() {
    return Set.copyOf(NOTES);
  }
}
