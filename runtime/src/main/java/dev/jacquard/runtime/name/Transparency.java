package dev.jacquard.runtime.name;

import java.util.Set;

/**
 * The objects about which a thread learns by a step nothing but the step's result. The JDK keeps
 * things in most of its objects that no hook sees.
 */
public final class Transparency {
  private static final Set<String> LOCKS =
      Set.of(
          "java.util.concurrent.CountDownLatch",
          "java.util.concurrent.Semaphore",
          "java.util.concurrent.locks.ReentrantLock");

  private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";

  private static final ClassValue<Boolean> KNOWN =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return type.getName().startsWith(ATOMIC) || isLock(type.getName());
        }
      };

  private Transparency() {}

  /** A lock, or a part of one; a fair one remembers who came first. */
  private static boolean isLock(String name) {
    if (name.endsWith("$FairSync")) {
      return false;
    }
    int part = name.indexOf('$');
    return LOCKS.contains(part < 0 ? name : name.substring(0, part));
  }

  /** Whether objects of a class of the JDK are such. */
  static boolean has(Class<?> type) {
    return KNOWN.get(type);
  }

  /** Whether an object is one of these. */
  public static boolean of(Tracked object) {
    Class<?> type = object.type();
    return !object.isMadeByJdk()
        && (type.getClassLoader() != null
            || type.isArray()
            || type == Object.class
            || type == Class.class
            || has(type));
  }
}
