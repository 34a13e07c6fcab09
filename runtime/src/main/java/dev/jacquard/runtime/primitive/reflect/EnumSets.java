package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.primitive.access.StaticState;
import dev.jacquard.runtime.primitive.hook.Replaces;
import java.util.EnumSet;

/** Sets that ask an enum for all of its constants: the JDK knows them since an earlier run. */
@Replaces(EnumSet.class)
public final class EnumSets {
  private EnumSets() {}

  public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> type) {
    StaticState.use(type);
    return EnumSet.noneOf(type);
  }

  public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> type) {
    StaticState.use(type);
    return EnumSet.allOf(type);
  }
}
