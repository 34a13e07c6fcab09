package dev.jacquard.runtime.step;

import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.setting.SharedInitialiser;
import dev.jacquard.runtime.thread.RunningInitialiser;

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
   * The current thread does not go on, since all it did since a step was looking around; not before
   * it is to look again because no thread can move otherwise.
   *
   * @param from the first of the steps by which it looked around
   * @param looked whether it also looked at memory without a step
   * @param nanos how long it waits for that at most, 0 for as long as others wait
   */
  void halt(int from, boolean looked, int site, long nanos);

  /**
   * The current thread is at the head of a loop in a state in which it was there before. The run
   * ends if all others are as they were then, and so is memory.
   *
   * @param from the first step of the last round
   */
  void recur(int from, int site);

  /**
   * The initialiser that the current thread is in was taken for one that makes no difference to
   * others, but it does: the exploration has to begin again.
   */
  default void isSeen(RunningInitialiser initialiser) {
    restart(new SharedInitialiser(initialiser.type().getName()));
  }

  /**
   * The current thread may learn more than its steps tell.
   *
   * @param what of what, for people
   */
  void hide(String what);

  /** Whether the run is over and its threads only have to leave. */
  boolean isUnwinding();

  /** Tells a listener of what threads do, until this run is over. */
  void listen(StepListener listener);
}
