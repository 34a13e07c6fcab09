package dev.jacquard.runtime.primitive.world;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;

/** Choices of data that the program leaves to Jacquard. */
@Tells("a choice is a step")
public final class Choices {
  private Choices() {}

  /** One of several numbers; the first when nobody is in control. */
  public static int choose(int alternatives) {
    if (alternatives == 1 || !Control.on()) {
      return 0;
    }
    return choose(Control.execution(), alternatives);
  }

  @Enters
  private static int choose(Execution execution, int alternatives) {
    return execution.choose(alternatives, Sites.here);
  }
}
