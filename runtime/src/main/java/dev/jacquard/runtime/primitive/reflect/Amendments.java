package dev.jacquard.runtime.primitive.reflect;

import dev.jacquard.runtime.primitive.hook.Amends;
import java.util.List;

/** The classes that {@linkplain Amends amend} what methods of the JDK return. */
public final class Amendments {
  private Amendments() {}

  public static List<Class<?>> all() {
    return List.of(FoundHandles.class, MadeHandles.class, BoundModes.class, FoundConstants.class);
  }

  /** The class whose methods one of these amends. */
  public static Class<?> amended(Class<?> hook) {
    return hook.getAnnotation(Amends.class).value();
  }
}
