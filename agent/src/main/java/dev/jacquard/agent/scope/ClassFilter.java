package dev.jacquard.agent.scope;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Which classes belong to the program: all but the JDK's, Jacquard's and test frameworks'. */
public final class ClassFilter {
  private static final String[] FRAMEWORKS = {
    "org/junit/", "org/opentest4j/", "org/apiguardian/", "org/assertj/", "org/hamcrest/",
    "junit/framework/", "org/mockito/", "net/bytebuddy/", "org/jacoco/", "dev/jacquard/junit/",
  };

  private final Map<String, Boolean> known = new ConcurrentHashMap<>();

  public boolean isProgram(String internalName) {
    return known.computeIfAbsent(internalName, ClassFilter::decide);
  }

  private static boolean decide(String name) {
    if (name.startsWith("java/") || name.startsWith("jdk/") || name.startsWith("sun/")) {
      return false;
    }
    for (String framework : FRAMEWORKS) {
      if (name.startsWith(framework)) {
        return false;
      }
    }
    // Other packages of the JDK and what Jacquard has put on the boot path.
    return ClassLoader.getPlatformClassLoader().getResource(name + ".class") == null;
  }
}
