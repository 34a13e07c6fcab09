package dev.jacquard.agent.scope;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** Which classes belong to the program: all but the JDK's, Jacquard's and test frameworks'. */
public final class ClassFilter {
  /** Those on the path of the JDK first. */
  private static final String[] NOT_PROGRAM = {
    "java/",
    "jdk/",
    "sun/",
    "dev/jacquard/kernel/",
    "dev/jacquard/runtime/",
    "dev/jacquard/Jacquard",
    "org/junit/",
    "org/opentest4j/",
    "org/apiguardian/",
    "org/assertj/",
    "org/hamcrest/",
    "junit/framework/",
    "org/mockito/",
    "net/bytebuddy/",
    "org/jacoco/",
    "dev/jacquard/junit/",
  };

  private final Predicate<String> ofPlatform;
  private final Map<String, Boolean> known = new ConcurrentHashMap<>();

  /**
   * A filter of classes.
   *
   * @param ofPlatform whether a class is one of the JDK
   */
  public ClassFilter(Predicate<String> ofPlatform) {
    this.ofPlatform = ofPlatform;
  }

  public boolean isProgram(String internalName) {
    return known.computeIfAbsent(internalName, this::decide);
  }

  private boolean decide(String name) {
    for (String prefix : NOT_PROGRAM) {
      if (name.startsWith(prefix)) {
        return false;
      }
    }
    return !ofPlatform.test(name);
  }
}
