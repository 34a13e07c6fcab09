package dev.jacquard.runtime.control;

import java.util.ArrayList;
import java.util.List;

/** The frames of a stack trace that mean something to the author of the program. */
public final class ProgramFrames {
  private static final List<String> NOT_THE_PROGRAM =
      List.of(
          "java.",
          "javax.",
          "jdk.",
          "sun.",
          "dev.jacquard.runtime.",
          "dev.jacquard.worker.",
          "org.junit.",
          "org.opentest4j.",
          "org.assertj.",
          "org.hamcrest.",
          "kotlin.test.");

  private static final String BOTTOM = Execution.class.getName();

  private ProgramFrames() {}

  /** The frames of the program, innermost first. */
  public static List<StackTraceElement> of(StackTraceElement[] stack) {
    List<StackTraceElement> frames = new ArrayList<>();
    for (StackTraceElement frame : stack) {
      if (frame.getClassName().equals(BOTTOM) && frame.getMethodName().equals("live")) {
        break; // below it are the frames of whoever runs the thread
      }
      if (isProgram(frame)) {
        frames.add(frame);
      }
    }
    return frames;
  }

  static boolean isProgram(StackTraceElement frame) {
    return NOT_THE_PROGRAM.stream().noneMatch(frame.getClassName()::startsWith)
        && !frame.getMethodName().startsWith("$jacquard$");
  }
}
