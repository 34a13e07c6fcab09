package dev.jacquard.runtime.execution;

import dev.jacquard.runtime.name.ProgramFrames;
import java.util.List;

/** What becomes of a throwable that leaves a thread. */
final class Uncaught {
  private Uncaught() {}

  /** Lets the program's own handler have it, if there is one. */
  static boolean isHandled(Thread thread, Throwable thrown) {
    Thread.UncaughtExceptionHandler own = thread.getUncaughtExceptionHandler();
    Thread.UncaughtExceptionHandler handler =
        own instanceof ThreadGroup ? Thread.getDefaultUncaughtExceptionHandler() : own;
    if (handler == null) {
      return false;
    }
    handler.uncaughtException(thread, thrown);
    return true;
  }

  /** The throwable and the line of the program from which it came. */
  static String describe(Throwable thrown) {
    List<StackTraceElement> frames = ProgramFrames.of(thrown.getStackTrace());
    if (frames.isEmpty()) {
      return thrown.toString();
    }
    StackTraceElement frame = frames.get(0);
    String file = frame.getFileName();
    return thrown
        + " at "
        + (file == null || frame.getLineNumber() < 0
            ? frame.getClassName() + "." + frame.getMethodName()
            : file + ":" + frame.getLineNumber());
  }
}
