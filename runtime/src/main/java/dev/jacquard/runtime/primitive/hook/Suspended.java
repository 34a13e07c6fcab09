package dev.jacquard.runtime.primitive.hook;

import dev.jacquard.runtime.execution.Control;

/**
 * A piece of the JDK's own code that a model runs within a step: without hooks, but as the thread
 * of the program, so that what it notes about the current thread is right.
 */
public final class Suspended {
  private Suspended() {}

  public static void begin() {
    Control.suspend();
    Control.leave();
  }

  public static void end() {
    Control.resume();
    Control.enter();
  }
}
