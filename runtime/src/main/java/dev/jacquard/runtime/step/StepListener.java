package dev.jacquard.runtime.step;

import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.thread.LogicalThread;

/**
 * Told of what threads do in one run, on the thread that does it. Most runs have no listener at
 * all: a feature asks for it with {@link Steps#listen} in those runs that concern it.
 */
public interface StepListener {
  /** The current thread is about to come before an operation. */
  default void arriving(
      LogicalThread me, Kind kind, int location, long argument, boolean dormant) {}

  /** The current thread has come before an operation, which is pending now. */
  default void arrived(LogicalThread me, Kind kind, int location, long argument, int site) {}

  /** The current thread has executed its operation, and the step is in the trace. */
  default void recorded(
      LogicalThread me, Kind kind, int location, long after, long result, int site) {}

  /** The current thread has left its last method, but has not taken its last step. */
  default void ending(LogicalThread me) {}

  /** The current thread has come to its end. */
  default void ended(LogicalThread me) {}

  /** The current thread threw what nothing in the program caught. */
  default void died(LogicalThread me, Throwable cause) {}
}
