package dev.jacquard.runtime.name;

import java.util.HashMap;
import java.util.Map;

/**
 * Values of which the VM or the JDK keeps one object for all: small boxed numbers, interned texts.
 * Nobody has made them, and they are the same objects in every run as long as they live.
 */
public final class SharedValues {
  private static final Map<String, String> TEXTS = new HashMap<>();

  private SharedValues() {}

  /** An interned text lives on, so that the next run gets the same object. */
  public static synchronized void keep(String text) {
    TEXTS.put(text, text);
  }

  /** Whether an object is the one that the JDK keeps for its value. */
  @SuppressWarnings("BoxedPrimitiveEquality") // which object it is matters here
  public static boolean contains(Object value) {
    if (value instanceof Integer number) {
      return number == Integer.valueOf(number.intValue());
    }
    if (value instanceof Long number) {
      return number == Long.valueOf(number.longValue());
    }
    if (value instanceof Short number) {
      return number == Short.valueOf(number.shortValue());
    }
    if (value instanceof Byte number) {
      return number == Byte.valueOf(number.byteValue());
    }
    if (value instanceof Character letter) {
      return letter == Character.valueOf(letter.charValue());
    }
    return value instanceof Boolean && (value == Boolean.TRUE || value == Boolean.FALSE);
  }

  /** Whether the objects of a class are mostly used for their values. */
  static boolean isValueClass(Class<?> type) {
    return type == String.class
        || type == Integer.class
        || type == Long.class
        || type == Short.class
        || type == Byte.class
        || type == Character.class
        || type == Boolean.class
        || type == Float.class
        || type == Double.class;
  }

  /** Whether an object is of a sort that most programs use for its value alone. */
  public static boolean isValue(Object object) {
    return isValueClass(object.getClass());
  }
}
