package dev.jacquard.runtime.jvm;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The classes that could not be rewritten, and why: a run that meets one is not under control. */
public final class Refusals {
  /** Chains of causes may be cyclic. */
  private static final int DEEPEST = 20;

  private static final Pattern LOCATION = Pattern.compile("Location:\\s+([^\\s(]+)\\.[^.\\s(]+\\(");
  private static final Map<String, String> ALL = Collections.synchronizedMap(new TreeMap<>());

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
        add(className(String.valueOf(cause.getMessage())), "the JVM refuses it: " + cause);
        return;
      }
      cause = cause.getCause();
    }
  }

  /** The message names the class in its second part, if it has one. */
  private static String className(String message) {
    Matcher location = LOCATION.matcher(message);
    return location.find() ? location.group(1).replace('/', '.') : message;
  }

  /** From class to reason. */
  public static Map<String, String> all() {
    return ALL;
  }
}
