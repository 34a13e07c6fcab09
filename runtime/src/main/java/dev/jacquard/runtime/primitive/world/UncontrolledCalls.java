package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.name.Sites;

/** Things that a program may do and that Jacquard can't make the same in every run. */
public final class UncontrolledCalls {
  private UncontrolledCalls() {}

  /** The program is about to do such a thing. */
  public static void use(String what, int site) {
    if (Control.onControlledThread()) {
      Control.execution().limits().uncontrolled(what + " at " + Sites.get(site).describe());
    }
  }

  /** The program loads a class by a loader that is not below its own. */
  public static void loads(String className) {
    if (Control.onControlledThread()) {
      Control.execution().limits().outside().loads(className);
    }
  }
}
