package dev.jacquard.runtime.execution;

import dev.jacquard.runtime.name.ProgramFrames;
import java.util.List;

/** What becomes of a throwable that leaves a thread. */
final class Uncaught {
  private static final String LAMBDA = "$$Lambda";

  private Uncaught() {}

  /** Lets the program's own handler have it, if there is one. */
  static boolean isHandled(Thread thread, Throwable thrown) {
    Thread.UncaughtExceptionHandler own = thread.getUncaughtExceptionHandler();
    Thread.UncaughtExceptionHandler handler = own instanceof ThreadGroup group ? of(group) : own;
    if (handler == null) {
      return false;
    }
    handler.uncaughtException(thread, thrown);
    return true;
  }

  /** A group that is the JDK's own hands on what it gets, to the default handler at last. */
  private static Thread.UncaughtExceptionHandler of(ThreadGroup own) {
    ThreadGroup group = own;
    while (group != null && group.getClass() == ThreadGroup.class) {
      group = group.getParent();
    }
    return group == null ? Thread.getDefaultUncaughtExceptionHandler() : group;
  }

  /**
   * What the JVM appends to the class of a lambda, and the hash behind it, are others in every JVM:
   * a replay would not tell the same.
   */
  static String withoutNumbers(String text) {
    int begin = text.indexOf(LAMBDA);
    if (begin < 0) {
      return text;
    }
    int end = begin + LAMBDA.length();
    int rest = end;
    while (rest < text.length() && isOfName(text.charAt(rest))) {
      rest++;
    }
    return text.substring(0, end) + withoutNumbers(text.substring(rest));
  }

  private static boolean isOfName(char letter) {
    return Character.isLetterOrDigit(letter) || letter == '$' || letter == '/' || letter == '@';
  }

  /** The throwable and the line of the program from which it came. */
  static String describe(Throwable thrown) {
    List<StackTraceElement> frames = ProgramFrames.of(thrown.getStackTrace());
    String text = withoutNumbers(thrown.toString());
    if (frames.isEmpty()) {
      return text;
    }
    StackTraceElement frame = frames.get(0);
    String file = frame.getFileName();
    return text
        + " at "
        + (file == null || frame.getLineNumber() < 0
            ? frame.getClassName() + "." + frame.getMethodName()
            : file + ":" + frame.getLineNumber());
  }
}
