package dev.jacquard.agent.scope;

/**
 * Libraries by their packages: their classes are rewritten like those of the program, but a report
 * tells no more of them than that the program has called them.
 */
public final class LibraryNames {
  private static final String[] LIBRARIES = {
    "ch/qos/logback/",
    "com/fasterxml/",
    "com/github/benmanes/caffeine/",
    "com/google/common/",
    "com/lmax/disruptor/",
    "com/zaxxer/hikari/",
    "io/netty/",
    "io/reactivex/",
    "javax/inject/",
    "kotlin/",
    "kotlinx/",
    "net/jodah/",
    "org/agrona/",
    "org/apache/",
    "org/awaitility/",
    "org/hibernate/",
    "org/jctools/",
    "org/reactivestreams/",
    "org/slf4j/",
    "org/springframework/",
    "reactor/",
    "scala/",
  };

  private LibraryNames() {}

  /** Whether a class belongs to a library that is known by its package. */
  public static boolean isLibrary(String internalName) {
    for (String library : LIBRARIES) {
      if (internalName.startsWith(library)) {
        return true;
      }
    }
    return false;
  }
}
