package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.hook.Replaces;

/** Classes that are loaded by name, and initialised if the program wants it. */
@Replaces(Class.class)
public final class LoadedByName {
  private LoadedByName() {}

  public static Class<?> forName(String name, boolean initialize, ClassLoader loader)
      throws ClassNotFoundException {
    Class<?> type = Class.forName(name, initialize, loader);
    if (initialize) {
      StaticState.use(type);
    }
    return type;
  }
}
