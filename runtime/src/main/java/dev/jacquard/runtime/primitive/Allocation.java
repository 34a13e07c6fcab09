package dev.jacquard.runtime.primitive;

import dev.jacquard.runtime.control.Control;

/** Objects get their names when they are made. */
public final class Allocation {
  private Allocation() {}

  /** A method of the JDK has made an object for another one; it matters if that one does. */
  public static void madeFor(Object object, Object owner) {
    if (Control.on(owner)) {
      made(object);
    }
  }

  /** Rewritten code has made an object. */
  public static void made(Object object) {
    if (Control.onControlledThread() && object != null) {
      try {
        Control.enter().made(object);
      } finally {
        Control.leave();
      }
    }
  }
}
