package dev.jacquard.check.test;

import java.io.Serializable;

/**
 * What came of a request.
 *
 * @param text the outcome in words: a line of numbers when the test was explored, else sentences
 *     that say what happened and what to do
 * @param executions how many were run
 * @param process the worker that answered
 */
public record Response(
    Outcome outcome, String text, long executions, Evidence evidence, long process)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** How it ended. */
  public enum Outcome {
    /** All interleavings were explored, and none fails. */
    COMPLETE,
    /** None was found that fails, but not all were explored. */
    INCOMPLETE,
    /** An interleaving fails. */
    FAILURE,
    /** An assumption of the test holds in no execution. */
    ASSUMPTION,
    /** The request makes no sense: the user is wrong. */
    MISTAKE,
    /** The program is not under control, so nothing can be said of it. */
    NOT_CONTROLLED,
    /** The worker is lost: it ended, hung or could not be understood. */
    LOST,
    /** Jacquard is wrong. */
    BROKEN;

    /** Whether the worker that said so can be asked again. */
    boolean leavesWorkerUsable() {
      return this != NOT_CONTROLLED && this != LOST && this != BROKEN;
    }
  }

  /** A response without numbers, from this JVM. */
  static Response of(Outcome outcome, String text) {
    return new Response(outcome, text, 0, Evidence.NONE, ProcessHandle.current().pid());
  }
}
