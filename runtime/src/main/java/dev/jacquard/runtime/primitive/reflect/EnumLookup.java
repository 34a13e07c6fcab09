package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.hook.Replaces;

/** Constants of enums that are looked up by name: the JDK knows them since an earlier run. */
@Replaces(Enum.class)
public final class EnumLookup {
  private EnumLookup() {}

  public static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
    StaticState.use(type);
    return Enum.valueOf(type, name);
  }
}
