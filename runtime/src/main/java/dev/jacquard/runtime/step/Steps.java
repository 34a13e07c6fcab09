package dev.jacquard.runtime.step;

/** What the parts of an execution may do with its steps, without knowing the execution. */
public interface Steps {
  /** Ends the execution for a reason that is not the program's; the current thread unwinds. */
  void abort(RuntimeException why);
}
