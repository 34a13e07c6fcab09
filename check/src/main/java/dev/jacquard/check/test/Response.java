package dev.jacquard.check.test;

import dev.jacquard.report.file.CheckedProgram;
import java.io.Serializable;
import java.util.List;

/**
 * What came of a request.
 *
 * @param text the outcome in words: a line of numbers when the test was explored, else sentences
 *     that say what happened and what to do
 * @param executions how many were run
 * @param checked the result as data, for files; nothing if there is none or nobody wants it
 * @param process the worker that answered
 */
public record Response(
    Outcome outcome,
    String text,
    long executions,
    Evidence evidence,
    List<CheckedProgram> checked,
    long process)
    implements Serializable {
  public Response {
    checked = List.copyOf(checked);
  }

  /** How it ended. */
  public enum Outcome {
    /** All interleavings were explored, and none fails. */
    COMPLETE,
    /** All were explored, but under assumptions only, which the test refuses. */
    ASSUMING,
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
    /** The test does not do the same again, so nothing can be said of it. */
    NOT_DETERMINISTIC,
    /** The worker is lost: it ended, hung or could not be understood. */
    LOST,
    /** Jacquard is wrong. */
    BROKEN;

    /** Whether the worker that said so can be asked again. */
    boolean leavesWorkerUsable() {
      return this != NOT_CONTROLLED && this != LOST && this != BROKEN;
    }
  }

  /** The response with the result as data. */
  Response with(CheckedProgram program) {
    return new Response(outcome, text, executions, evidence, List.of(program), process);
  }

  /** A response without numbers, from this JVM. */
  static Response of(Outcome outcome, String text) {
    return new Response(outcome, text, 0, Evidence.NONE, List.of(), ProcessHandle.current().pid());
  }
}
