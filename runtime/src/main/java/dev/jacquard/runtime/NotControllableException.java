package dev.jacquard.runtime;

import java.util.Map;

/** Some class of the program could not be rewritten, so nothing can be said of the program. */
public final class NotControllableException extends RuntimeException {
  NotControllableException(Map<String, String> refusals) {
    super(describe(refusals));
  }

  /** The same for another reason, in a sentence. */
  public NotControllableException(String why) {
    super(why);
  }

  private static String describe(Map<String, String> refusals) {
    Map.Entry<String, String> first = refusals.entrySet().iterator().next();
    String others = refusals.size() > 1 ? " (and " + (refusals.size() - 1) + " more)" : "";
    return "the class " + first.getKey() + " can't be controlled: " + first.getValue() + others;
  }
}
