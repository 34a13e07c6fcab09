package dev.jacquard.runtime.step;

import dev.jacquard.runtime.setting.Discovery;

/** What a part of an execution may do to the run at work, without knowing the execution. */
public interface Steps {
  /** The exploration has to begin again with what this run has shown; the run ends here. */
  void restart(Discovery discovery);

  /**
   * The exploration has to begin again with what this run has shown; the run ends when the current
   * thread, which is at its end, hands over.
   */
  void stop(Discovery discovery);

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
