package dev.jacquard.runtime.jvm;

import java.util.HashMap;
import java.util.Map;

/**
 * Classes as reports name them: without the package, and a nested class of the program without
 * those around it, unless another one is called so already.
 */
public final class ClassNames {
  private static final String LAMBDA = "$$Lambda";

  private final Map<Class<?>, String> names = new HashMap<>();
  private final Map<String, Class<?>> taken = new HashMap<>();

  public String of(Class<?> type) {
    return type.isArray()
        ? of(type.getComponentType()) + "[]"
        : names.computeIfAbsent(type, this::name);
  }

  private String name(Class<?> type) {
    String name = type.isHidden() ? visible(type.getName()) : type.getName();
    String simple = name.substring(name.lastIndexOf('.') + 1);
    if (name.startsWith("java.")) {
      return ofJdk(name, simple);
    }
    String innermost = innermost(simple);
    return taken.putIfAbsent(innermost, type) == null ? innermost : simple.replace('$', '.');
  }

  /** What the JVM appends to the name of a hidden class is another in every JVM. */
  private static String visible(String name) {
    int lambda = name.indexOf(LAMBDA);
    return lambda < 0
        ? name.substring(0, name.lastIndexOf('/'))
        : name.substring(0, lambda) + "$lambda";
  }

  /** Of classes inside a lock only the lock is known to people. */
  private static String ofJdk(String name, String simple) {
    if (name.startsWith("java.util.concurrent.locks.ReentrantLock$")) {
      return "ReentrantLock";
    }
    if (name.startsWith("java.util.concurrent.locks.ReentrantReadWriteLock$")
        && name.endsWith("Sync")) {
      return "ReentrantReadWriteLock";
    }
    return simple.endsWith("$ConditionObject") ? "Condition" : simple.replace('$', '.');
  }

  /** A class without a name of its own needs the one around it. */
  private static String innermost(String simple) {
    int start = simple.lastIndexOf('$') + 1;
    int letter = start;
    while (letter < simple.length() && Character.isDigit(simple.charAt(letter))) {
      letter++;
    }
    boolean named = letter < simple.length() && !simple.endsWith("$lambda");
    return named ? simple.substring(letter) : simple.replace('$', '.');
  }
}
