package dev.jacquard;

import java.util.Map;

/**
 * What checks bodies; found as a service, so that a program need not have all of Jacquard on its
 * class path in order to ask for choices. Users call {@link Jacquard#check}.
 */
public interface Checker {
  /**
   * Runs a body in every interleaving.
   *
   * @param options texts by the names of the methods of {@link Checking}
   * @param caller where the check is asked for
   * @throws FailedCheck if one fails, or nothing can be said of all of them
   */
  Checked check(Body body, Map<String, String> options, StackTraceElement caller);
}
