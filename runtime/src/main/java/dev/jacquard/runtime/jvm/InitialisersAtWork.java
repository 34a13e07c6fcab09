package dev.jacquard.runtime.jvm;

import java.util.stream.Stream;

/** Which class initialiser the current thread is in. */
public final class InitialisersAtWork {
  private static final StackWalker WALKER = StackWalker.getInstance();

  private InitialisersAtWork() {}

  /** Whether the innermost is one of the JDK: what it makes are the JDK's own tables. */
  public static boolean isOfJdk() {
    return WALKER.walk(InitialisersAtWork::isOfJdk);
  }

  private static boolean isOfJdk(Stream<StackWalker.StackFrame> frames) {
    return frames
        .filter(frame -> frame.getMethodName().equals("<clinit>"))
        .map(StackWalker.StackFrame::getClassName)
        .filter(name -> !name.startsWith("dev.jacquard."))
        .findFirst()
        .filter(InitialisersAtWork::isJdk)
        .isPresent();
  }

  private static boolean isJdk(String name) {
    return name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.");
  }
}
