package dev.jacquard.runtime.jvm;

import java.util.Optional;
import java.util.stream.Stream;

/** Which class initialiser the current thread is in. */
public final class InitialisersAtWork {
  private static final StackWalker WALKER = StackWalker.getInstance();

  private InitialisersAtWork() {}

  /** Whether the innermost is one of the JDK, or ours: what it makes are tables of its own. */
  public static boolean isOfJdk() {
    return WALKER
        .walk(InitialisersAtWork::innermost)
        .filter(name -> !isOfProgram(name))
        .isPresent();
  }

  private static Optional<String> innermost(Stream<StackWalker.StackFrame> frames) {
    return frames
        .filter(frame -> frame.getMethodName().equals("<clinit>"))
        .map(StackWalker.StackFrame::getClassName)
        .findFirst();
  }

  private static boolean isOfProgram(String name) {
    return !name.startsWith("java.")
        && !name.startsWith("jdk.")
        && !name.startsWith("sun.")
        && !name.startsWith("dev.jacquard.runtime.")
        && !name.startsWith("dev.jacquard.kernel.");
  }
}
