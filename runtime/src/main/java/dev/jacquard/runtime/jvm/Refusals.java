package dev.jacquard.runtime.jvm;

import java.util.Collections;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The classes that could not be rewritten, and why: a run that meets one is not under control. */
public final class Refusals {
  /** Chains of causes may be cyclic. */
  private static final int DEEPEST = 20;

  private static final Pattern LOCATION = Pattern.compile("Location:\\s+([^\\s(]+)\\.[^.\\s(]+\\(");
  private static final Map<String, String> ALL = Collections.synchronizedMap(new TreeMap<>());

  private static final Queue<String> UNNAMED = new ConcurrentLinkedQueue<>();
  private static final ClassLoader SYSTEM = ClassLoader.getSystemClassLoader();

  private Refusals() {}

  public static void add(String className, String why) {
    ALL.put(className, why);
  }

  /**
   * A class that the VM refuses, when it is linked, was rewritten wrongly or was wrong before; what
   * follows from it says nothing about the program.
   */
  public static void addIfRefused(Throwable thrown) {
    Throwable cause = thrown;
    for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
      if (cause instanceof VerifyError || cause instanceof ClassFormatError) {
        String message = String.valueOf(cause.getMessage());
        Matcher location = LOCATION.matcher(message);
        if (location.find()) {
          add(location.group(1).replace('/', '.'), reason(cause));
        } else {
          UNNAMED.add(message);
        }
        return;
      }
      cause = cause.getCause();
    }
  }

  private static String reason(Throwable cause) {
    return "the JVM refuses it: " + cause;
  }

  /**
   * From class to reason. Some messages of the VM do not tell the class: then all classes that the
   * loaders of the calling thread have defined are linked, which shows the ones that it refuses.
   */
  public static Map<String, String> all() {
    for (String message; (message = UNNAMED.poll()) != null; ) {
      int known = ALL.size();
      ClassLoader loader = Thread.currentThread().getContextClassLoader();
      for (; loader != null && loader != SYSTEM; loader = loader.getParent()) {
        DefinedClasses.of(loader).forEach(Refusals::link);
      }
      if (ALL.size() == known) {
        add("that could not be found", "the JVM refuses it: " + message);
      }
    }
    return ALL;
  }

  private static void link(Class<?> type) {
    try {
      type.getDeclaredFields();
    } catch (VerifyError | ClassFormatError refused) {
      add(type.getName(), reason(refused));
    } catch (LinkageError other) {
      // something is missing, which the program sees as well
    }
  }
}
