package dev.jacquard.runtime.state;

import dev.jacquard.runtime.thread.LogicalThread;
import java.util.Iterator;
import java.util.stream.Stream;

/** Who has called the method that begins, as the VM sees it: frames of lambdas are left out. */
final class Callers {
  private static final StackWalker WALKER = StackWalker.getInstance();
  private static final String HOOKS = "dev.jacquard.runtime.";
  private static final String RUNNER = LogicalThread.class.getName();

  private Callers() {}

  /** Whether the method was called by one with this name, with no other code between. */
  static boolean begin(String type, String method) {
    return WALKER.walk(frames -> begin(frames, type, method));
  }

  private static boolean begin(Stream<StackWalker.StackFrame> frames, String type, String method) {
    StackWalker.StackFrame caller = belowCallee(frames.iterator());
    return caller.getClassName().equals(type) && caller.getMethodName().equals(method);
  }

  /** Whether nothing is below the method but what runs threads. */
  static boolean areNone() {
    return WALKER.walk(Callers::areNone);
  }

  private static boolean areNone(Stream<StackWalker.StackFrame> frames) {
    Iterator<StackWalker.StackFrame> rest = frames.iterator();
    StackWalker.StackFrame frame = belowCallee(rest);
    while (frame.getClassName().equals(Thread.class.getName()) && rest.hasNext()) {
      frame = rest.next();
    }
    return frame.getClassName().equals(RUNNER);
  }

  /** The frame below the first that is not ours; there is one, since we run the threads. */
  private static StackWalker.StackFrame belowCallee(Iterator<StackWalker.StackFrame> frames) {
    StackWalker.StackFrame frame = frames.next();
    while (frame.getClassName().startsWith(HOOKS)) {
      frame = frames.next();
    }
    return frames.next();
  }
}
