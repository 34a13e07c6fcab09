package dev.jacquard.runtime.execution;

import dev.jacquard.runtime.name.ProgramFrames;

/** What becomes of a throwable that leaves a thread. */
final class Uncaught {
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

  /** The throwable and the line of the program from which it came. */
  static String describe(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (ProgramFrames.isProgram(frame)) {
        String file = frame.getFileName();
        return thrown
            + " at "
            + (file == null || frame.getLineNumber() < 0
                ? frame.getClassName() + "." + frame.getMethodName()
                : file + ":" + frame.getLineNumber());
      }
    }
    return thrown.toString();
  }
}
