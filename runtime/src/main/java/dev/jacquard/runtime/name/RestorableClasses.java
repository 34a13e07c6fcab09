package dev.jacquard.runtime.name;

import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * The classes of the JDK whose objects hold all of their state in fields, so that it can be put
 * back: collections, atomics, locks, formats, text in the making. Not those behind which there are
 * threads, files or something native.
 */
final class RestorableClasses {
  private static final Set<String> PACKAGES =
      Set.of(
          "java.util",
          "java.util.concurrent.atomic",
          "java.util.concurrent.locks",
          "java.util.function",
          "java.util.regex",
          "java.text",
          "java.math",
          "java.time");

  /** In these packages, and yet more than their fields. */
  private static final Set<String> NOT =
      Set.of(
          "java.util.Timer",
          "java.util.TimerThread",
          "java.util.ServiceLoader",
          "java.util.ResourceBundle",
          "java.util.WeakHashMap");

  private static final Set<String> OTHERS =
      Set.of(
          "java.lang.Object",
          "java.lang.StringBuilder",
          "java.lang.StringBuffer",
          "java.io.StringReader",
          "java.io.StringWriter",
          "java.io.CharArrayReader",
          "java.io.CharArrayWriter",
          "java.io.ByteArrayInputStream",
          "java.io.ByteArrayOutputStream");

  private RestorableClasses() {}

  static boolean isOfJdk(Class<?> type) {
    return type.getClassLoader() == null
        || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
  }

  /** Whether an object of a class can change and is nobody's but the JDK's. */
  static boolean hasState(Class<?> type) {
    if (type.isArray()) {
      return true;
    }
    return isOfJdk(type)
        && !Enum.class.isAssignableFrom(type)
        && !SharedValues.isValueClass(type)
        && type != Class.class;
  }

  /** Whether all of its state can be put back. */
  static boolean contains(Class<?> type) {
    if (type.isArray()) {
      return true;
    }
    Class<?> outer = type;
    while (outer.getEnclosingClass() != null) {
      outer = outer.getEnclosingClass();
    }
    String name = outer.getName();
    return OTHERS.contains(name)
        || PACKAGES.contains(outer.getPackageName()) && !NOT.contains(name)
        || outer.getPackageName().equals("java.util.concurrent") && isCollection(outer);
  }

  private static boolean isCollection(Class<?> type) {
    return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
  }
}
