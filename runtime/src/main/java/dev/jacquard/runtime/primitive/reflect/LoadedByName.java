package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.hook.Replaces;

/** Classes that are loaded by name or asked for constants, and initialised for that. */
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

  public static Object[] getEnumConstants(Class<?> type) {
    StaticState.use(type); // the JDK knows them since an earlier run
    return type.getEnumConstants();
  }
}
