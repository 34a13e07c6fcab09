package dev.jacquard.runtime.control;

import java.util.Set;

/**
 * The classes of the JDK about whose objects a thread learns by a step nothing but the step's
 * result.
 */
final class Transparency {
  private static final Set<String> LOCKS =
      Set.of(
          "java.util.concurrent.CountDownLatch",
          "java.util.concurrent.Semaphore",
          "java.util.concurrent.locks.ReentrantLock",
          "java.util.concurrent.locks.ReentrantReadWriteLock",
          "java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock",
          "java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock");

  private static final String ATOMIC = "java.util.concurrent.atomic.Atomic";

  private static final ClassValue<Boolean> KNOWN =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return type.getName().startsWith(ATOMIC) || LOCKS.contains(type.getName());
        }
      };

  private Transparency() {}

  static boolean has(Class<?> type) {
    return KNOWN.get(type);
  }
}
