package dev.jacquard.runtime.name;

import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The frames of a stack trace that mean something to the author of the program. */
public final class ProgramFrames {
  private static final List<String> NOT_THE_PROGRAM =
      List.of(
          "java.",
          "javax.",
          "com.sun.net.",
          "jdk.",
          "sun.",
          "dev.jacquard.runtime.",
          "dev.jacquard.worker.",
          "dev.jacquard.check.",
          "org.junit.",
          "dev.jacquard.junit.EngineRun",
          "dev.jacquard.junit.EveryInterleavingExtension",
          "org.opentest4j.",
          "org.assertj.",
          "org.hamcrest.",
          "kotlin.test.");

  /** Tools that work inside the program but for themselves. */
  private static final List<String> TOOLS =
      List.of("org.mockito.", "net.bytebuddy.", "org.jacoco.");

  /** Where classes are loaded and linked: not because the program says so there. */
  private static final List<String> LINKAGE =
      List.of(
          "java.lang.ClassLoader.loadClass",
          "java.lang.invoke.MethodHandleNatives.",
          "dev.jacquard.worker.ProgramLoader.",
          "dev.jacquard.agent.");

  private static final String BOTTOM = LogicalThread.class.getName();

  private ProgramFrames() {}

  /** The frames of the program, innermost first. */
  public static List<StackTraceElement> of(StackTraceElement[] stack) {
    List<StackTraceElement> frames = new ArrayList<>();
    for (StackTraceElement frame : stack) {
      if (isBottom(frame)) {
        break;
      }
      if (isProgram(frame)) {
        frames.add(frame);
      }
    }
    return frames;
  }

  /**
   * The innermost frame of the program, if it is the program that does what is on top of the stack:
   * not a tool inside of it, not the loading of a class.
   */
  public static Optional<StackTraceElement> cause(StackTraceElement[] stack) {
    Optional<StackTraceElement> withoutLine = Optional.empty();
    for (StackTraceElement frame : stack) {
      String name = frame.getClassName() + "." + frame.getMethodName();
      if (startsWithAny(name, LINKAGE) || startsWithAny(name, TOOLS) || isBottom(frame)) {
        break;
      }
      if (isProgram(frame)) {
        if (frame.getLineNumber() > 0) {
          return Optional.of(frame);
        }
        withoutLine = withoutLine.or(() -> Optional.of(frame));
      }
    }
    return withoutLine;
  }

  /** Class, method and source line. */
  public static String describe(StackTraceElement frame) {
    String method = frame.getClassName() + "." + frame.getMethodName();
    return frame.getFileName() == null || frame.getLineNumber() < 0
        ? method
        : method + " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
  }

  /** The innermost line of the program, as the end of a phrase; nothing if there is none. */
  public static String place(StackTraceElement[] stack) {
    List<StackTraceElement> frames = of(stack);
    return frames.isEmpty() ? "" : " at " + describe(frames.get(0));
  }

  private static boolean startsWithAny(String name, List<String> prefixes) {
    for (String prefix : prefixes) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }

  /** Below it are the frames of what runs the thread. */
  private static boolean isBottom(StackTraceElement frame) {
    return frame.getClassName().equals(BOTTOM);
  }

  private static boolean isProgram(StackTraceElement frame) {
    return !startsWithAny(frame.getClassName(), NOT_THE_PROGRAM)
        && !frame.getMethodName().startsWith("$jacquard$");
  }
}
