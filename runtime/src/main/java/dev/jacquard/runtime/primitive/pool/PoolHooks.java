package dev.jacquard.runtime.primitive.pool;

import dev.jacquard.runtime.primitive.hook.Members;
import dev.jacquard.runtime.primitive.hook.Tells;
import java.lang.invoke.MethodHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ThreadPoolExecutor;

/** The methods by which a subclass of the program takes part in what a thread pool does. */
@Tells("it only calls methods of the program")
final class PoolHooks {
  private static final Class<?> TYPE = ThreadPoolExecutor.class;
  private static final MethodHandle BEFORE =
      Members.method(TYPE, "beforeExecute", Thread.class, Runnable.class);
  private static final MethodHandle AFTER =
      Members.method(TYPE, "afterExecute", Runnable.class, Throwable.class);
  private static final MethodHandle TERMINATED = Members.method(TYPE, "terminated");

  /** By classes, whose methods stay as they are in all runs. */
  private static final Map<Class<?>, Boolean> HEARING = new HashMap<>();

  private PoolHooks() {}

  /** Whether a class has its own code for the end of the pool. */
  static boolean hearsOfEnd(Class<?> type) {
    Boolean known = HEARING.get(type);
    if (known == null) {
      known = overrides(type, "terminated");
      HEARING.put(type, known);
    }
    return known;
  }

  /** Whether a class of the program has its own version of a method. */
  static boolean overrides(Class<?> type, String name) {
    for (Class<?> t = type; t.getClassLoader() != null; t = t.getSuperclass()) {
      for (java.lang.reflect.Method method : t.getDeclaredMethods()) {
        if (method.getName().equals(name)) {
          return true;
        }
      }
    }
    return false;
  }

  static void before(ThreadPoolExecutor executor, Thread thread, Runnable task) {
    try {
      BEFORE.invokeExact(executor, thread, task);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }

  static void after(ThreadPoolExecutor executor, Runnable task, Throwable thrown) {
    try {
      AFTER.invokeExact(executor, task, thrown);
    } catch (Throwable t) {
      throw Members.<RuntimeException>raise(t);
    }
  }

  static void terminated(ThreadPoolExecutor executor) {
    try {
      TERMINATED.invokeExact(executor);
    } catch (Throwable thrown) {
      throw Members.<RuntimeException>raise(thrown);
    }
  }
}
