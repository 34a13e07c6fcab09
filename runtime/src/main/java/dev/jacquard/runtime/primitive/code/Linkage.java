package dev.jacquard.runtime.primitive.code;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.jvm.OnceInitialisers;
import dev.jacquard.runtime.primitive.hook.Tells;

/**
 * Code that the VM calls in the middle of the program: class loading, linking, initialisers of the
 * JDK. It happens once, and a thread can't be suspended in it, so hooks are off; and a run in which
 * it happened is not like the next one.
 */
@Tells("it is about what happens once in the life of a JVM")
public final class Linkage {
  /** Of this JVM, in all runs: what has been loaded stays loaded. */
  private static int events;

  private Linkage() {}

  /** How often something was loaded or linked under control. */
  public static int events() {
    return events;
  }

  /** Such code begins. */
  public static void begin() {
    if (Control.onControlledThread()) {
      events++;
      Control.suspend();
    }
  }

  /**
   * Such code begins that may come in every run, and does not tell the first time from the others:
   * it looks something up, in vain or not. If it makes a class, that is an event of its own.
   */
  public static void beginLookup() {
    if (Control.onControlledThread()) {
      Control.suspend();
    }
  }

  /** The initialiser of a class of the program begins that can't be repeated. */
  public static void once(String type) {
    if (Control.onControlledThread()) {
      OnceInitialisers.begins(type);
    }
  }

  /** Such code ends, on the same thread: there is no switch in between. */
  public static void end() {
    if (Control.onControlledThread()) {
      Control.resume();
    }
  }
}
