package dev.jacquard;

/**
 * Some interleaving fails, or nothing can be said of all of them. The message is the report. The
 * stack trace is that of the program, if it threw something.
 */
public final class FailedCheck extends AssertionError {
  private static final long serialVersionUID = 1;

  /** A failure with its report; the trace is set by whoever knows it. */
  public FailedCheck(String report, Throwable cause) {
    super(report, cause);
  }

  @Override
  public String toString() {
    return getMessage();
  }
}
