package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;

/** Things that a program may do and that Jacquard can't make the same in every run. */
@Tells("it only names what is not under control")
public final class UncontrolledCalls {
  private UncontrolledCalls() {}

  /** The program is about to do such a thing. */
  public static void use(String what, int site) {
    if (Control.onControlledThread()) {
      name(Control.execution(), what + " at " + Sites.get(site).describe());
    }
  }

  /** Names such a thing, which the verdict will tell. */
  @Enters
  public static void name(Execution execution, String what) {
    execution.limits().uncontrolled(what);
  }

  /** The program loads a class by a loader that is not below its own. */
  public static void loads(String className) {
    if (Control.onControlledThread()) {
      loads(Control.execution(), className);
    }
  }

  @Enters
  private static void loads(Execution execution, String className) {
    execution.limits().outside().loads(className);
  }
}
