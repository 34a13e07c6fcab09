package dev.jacquard.runtime.control;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** The classes that could not be rewritten, and why: a run that meets one is not under control. */
public final class Refusals {
  private static final Map<String, String> ALL = Collections.synchronizedMap(new TreeMap<>());

  private Refusals() {}

  public static void add(String className, String why) {
    ALL.put(className, why);
  }

  /** From class to reason. */
  public static Map<String, String> all() {
    return ALL;
  }
}
