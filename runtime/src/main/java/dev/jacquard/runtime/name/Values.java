package dev.jacquard.runtime.name;

/** Text and boxed values: objects for which what they say matters, and seldom which they are. */
public final class Values {
  private Values() {}

  public static boolean is(Object object) {
    return object instanceof String
        || object instanceof Integer
        || object instanceof Long
        || object instanceof Boolean
        || object instanceof Character
        || object instanceof Double
        || object instanceof Float
        || object instanceof Short
        || object instanceof Byte;
  }
}
