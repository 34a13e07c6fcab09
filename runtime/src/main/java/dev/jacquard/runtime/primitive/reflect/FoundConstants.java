package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.hook.Amends;

/**
 * Constants of enums that the JDK's own code finds by name, as in deserialisation: it knows them
 * since an earlier run, and this one may not have initialised them yet.
 */
@Amends(Enum.class)
public final class FoundConstants {
  private FoundConstants() {}

  public static Enum<?> valueOf(Enum<?> found, Class<?> type, String name) {
    StaticState.use(type);
    return found;
  }
}
