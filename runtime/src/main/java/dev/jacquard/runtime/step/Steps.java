package dev.jacquard.runtime.step;

/** What a part of an execution may do to the run at work, without knowing the execution. */
public interface Steps {
  /** Ends the run for a reason that is not the program's; the current thread unwinds. */
  void abort(RuntimeException why);

  /** Ends the run for such a reason when the current thread, which is at its end, hands over. */
  void stop(RuntimeException why);

  /**
   * The current thread does not go on in this run: all it did since a step was looking around.
   *
   * @param from the first of the steps by which it looked around
   */
  void halt(int from, int site);

  /** Whether the run is over and its threads only have to leave. */
  boolean isUnwinding();

  /** Tells a listener of what threads do, until this run is over. */
  void listen(StepListener listener);
}
