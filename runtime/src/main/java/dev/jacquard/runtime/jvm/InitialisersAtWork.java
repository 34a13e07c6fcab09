package dev.jacquard.runtime.jvm;

import java.util.Optional;
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
    return innermost(frames).filter(InitialisersAtWork::isJdk).isPresent();
  }

  /** The class of the innermost, if it is one of the program. */
  static Optional<String> ofProgram() {
    return WALKER.walk(InitialisersAtWork::innermost).filter(name -> !isJdk(name));
  }

  private static Optional<String> innermost(Stream<StackWalker.StackFrame> frames) {
    return frames
        .filter(frame -> frame.getMethodName().equals("<clinit>"))
        .map(StackWalker.StackFrame::getClassName)
        .filter(name -> !isOurs(name))
        .findFirst();
  }

  private static boolean isOurs(String name) {
    return name.startsWith("dev.jacquard.runtime.") || name.startsWith("dev.jacquard.kernel.");
  }

  private static boolean isJdk(String name) {
    return name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("sun.");
  }
}
