package dev.jacquard.runtime.primitive.access;

import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Tells;

/** Objects of the JDK whose methods are synchronized. */
@Tells("it only names what is not under control")
public final class CollectionAccess {
  private CollectionAccess() {}

  /**
   * A collection whose methods are synchronized themselves: the JDK's monitor can't be replaced.
   */
  public static void synchronizedMethod(Object collection) {
    if (Control.on(collection)) {
      useMonitor(Control.execution(), collection);
    }
  }

  @Enters
  private static void useMonitor(Execution execution, Object collection) {
    execution.limits().usesMonitorOfJdk(collection);
  }
}
