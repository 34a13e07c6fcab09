package dev.jacquard.conformance.virtualthreads;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** What newer JDKs have for virtual threads, called by name. */
final class Virtual {
  private Virtual() {}

  static Thread start(Runnable body) throws Exception {
    return (Thread)
        call(Thread.class, null, "startVirtualThread", new Class<?>[] {Runnable.class}, body);
  }

  static boolean isVirtual(Thread thread) throws Exception {
    return (boolean) call(Thread.class, thread, "isVirtual", new Class<?>[0]);
  }

  /** A builder of virtual threads with a name. */
  static Object builder(String name) throws Exception {
    Object builder = call(Thread.class, null, "ofVirtual", new Class<?>[0]);
    return call(
        type("java.lang.Thread$Builder"), builder, "name", new Class<?>[] {String.class}, name);
  }

  /** A builder of virtual threads with numbered names. */
  static Object builder(String prefix, long first) throws Exception {
    Object builder = call(Thread.class, null, "ofVirtual", new Class<?>[0]);
    return call(
        type("java.lang.Thread$Builder"),
        builder,
        "name",
        new Class<?>[] {String.class, long.class},
        prefix,
        first);
  }

  static Thread unstarted(Object builder, Runnable body) throws Exception {
    return (Thread)
        call(
            type("java.lang.Thread$Builder"),
            builder,
            "unstarted",
            new Class<?>[] {Runnable.class},
            body);
  }

  static ThreadFactory factory(Object builder) throws Exception {
    return (ThreadFactory)
        call(type("java.lang.Thread$Builder"), builder, "factory", new Class<?>[0]);
  }

  static ExecutorService executor() throws Exception {
    return (ExecutorService)
        call(Executors.class, null, "newVirtualThreadPerTaskExecutor", new Class<?>[0]);
  }

  static ExecutorService executor(ThreadFactory factory) throws Exception {
    return (ExecutorService)
        call(
            Executors.class,
            null,
            "newThreadPerTaskExecutor",
            new Class<?>[] {ThreadFactory.class},
            factory);
  }

  static void close(ExecutorService executor) throws Exception {
    call(ExecutorService.class, executor, "close", new Class<?>[0]);
  }

  private static Class<?> type(String name) throws ClassNotFoundException {
    return Class.forName(name);
  }

  private static Object call(
      Class<?> owner, Object target, String name, Class<?>[] types, Object... arguments)
      throws Exception {
    try {
      return owner.getMethod(name, types).invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }
}
