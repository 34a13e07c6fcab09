package dev.jacquard.runtime.jvm;

import java.util.stream.Stream;

/**
 * Frameworks that the threads of a program share although they are not rewritten: Mockito, whose
 * mocks note who called them. They lock what they make, and nobody sees these locks; so what they
 * have the JDK make is their own business.
 */
public final class Frameworks {
  private static final String MOCKITO = "org.mockito.";
  private static final String BYTE_BUDDY = "net.bytebuddy.";

  private static final StackWalker WALKER = StackWalker.getInstance();

  private static volatile boolean present;

  private Frameworks() {}

  /** A class that is not rewritten is loaded. */
  public static void load(String name) {
    if (isPart(name)) {
      present = true;
    }
  }

  /** Whether the JDK is at work for one of them; asked for every object that the JDK makes. */
  public static boolean areCallers() {
    return present && WALKER.walk(Frameworks::areNext);
  }

  private static boolean areNext(Stream<StackWalker.StackFrame> frames) {
    return frames
        .map(StackWalker.StackFrame::getClassName)
        .filter(name -> !isBelow(name))
        .findFirst()
        .filter(Frameworks::isPart)
        .isPresent();
  }

  private static boolean isBelow(String name) {
    return name.startsWith("java.")
        || name.startsWith("jdk.")
        || name.startsWith("sun.")
        || name.startsWith("dev.jacquard.runtime.");
  }

  private static boolean isPart(String name) {
    return name.startsWith(MOCKITO) || name.startsWith(BYTE_BUDDY);
  }
}
