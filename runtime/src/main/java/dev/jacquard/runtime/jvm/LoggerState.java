package dev.jacquard.runtime.jvm;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a program may change of a logger, which outlives the run, as it was. By reflection: in a JDK
 * that was rewritten beforehand the runtime is a part of {@code java.base}, which knows nothing of
 * loggers.
 */
final class LoggerState {
  private static final String LOGGER = "java.util.logging.Logger";
  private static final String MANAGER = "java.util.logging.LogManager";

  /** Properties, by the methods that set them, and the methods that get them. */
  private static final Map<String, String> GETTERS =
      Map.of(
          "setLevel", "getLevel",
          "setFilter", "getFilter",
          "setParent", "getParent",
          "setUseParentHandlers", "getUseParentHandlers");

  private final Object logger;
  private final List<Object> handlers;
  private final Map<String, Object> properties = new HashMap<>();

  LoggerState(Object logger) {
    this.logger = logger;
    handlers = handlers();
    GETTERS.forEach((setter, getter) -> properties.put(setter, call(getter)));
  }

  /** Whether it is the JDK itself that is about to change a logger: it reads its configuration. */
  static boolean isBeingConfigured() {
    StackTraceElement[] frames = new Throwable().getStackTrace();
    for (int i = 1; i < frames.length; i++) {
      if (frames[i - 1].getClassName().equals(LOGGER) && !frames[i].getClassName().equals(LOGGER)) {
        return frames[i].getClassName().startsWith(MANAGER);
      }
    }
    return false;
  }

  void restore() {
    List<Object> present = handlers();
    for (Object handler : present) {
      if (!handlers.contains(handler)) {
        call("removeHandler", handler);
      }
    }
    for (Object handler : handlers) {
      if (!present.contains(handler)) {
        call("addHandler", handler);
      }
    }
    properties.forEach(
        (setter, value) -> {
          if (call(GETTERS.get(setter)) != value) {
            call(setter, value);
          }
        });
  }

  private List<Object> handlers() {
    return new ArrayList<>(Arrays.asList((Object[]) call("getHandlers")));
  }

  private Object call(String name, Object... arguments) {
    try {
      return method(name, arguments.length).invoke(logger, arguments);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("a logger can't be put back", e);
    }
  }

  private static Method method(String name, int parameters) {
    try {
      for (Method method : Class.forName(LOGGER, false, null).getMethods()) {
        if (method.getName().equals(name) && method.getParameterCount() == parameters) {
          return method;
        }
      }
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("this JDK has no loggers", e);
    }
    throw new IllegalStateException("loggers of this JDK have no " + name);
  }
}
