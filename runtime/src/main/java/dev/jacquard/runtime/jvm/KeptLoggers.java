package dev.jacquard.runtime.jvm;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Loggers that programs have made. The JDK forgets one to which nobody refers any more when the
 * garbage collector tells it to, and makes it anew when it is asked for it; what a run does must
 * not depend on that, so they live on.
 */
public final class KeptLoggers {
  private static final String LOGGER = "java.util.logging.Logger";
  private static final Set<Object> ALL = Collections.newSetFromMap(new IdentityHashMap<>());

  private KeptLoggers() {}

  public static boolean isLogger(Class<?> type) {
    return type.getName().equals(LOGGER);
  }

  public static synchronized void keep(Object logger) {
    ALL.add(logger);
  }
}
