package dev.jacquard.junit;

import dev.jacquard.check.test.Thrown;
import java.util.List;
import org.opentest4j.AssertionFailedError;

/**
 * A test fails: in some interleaving, or because nothing can be said of all of them. The message is
 * the report. The stack trace is that of the program, if it threw something.
 */
public final class FailedInterleaving extends AssertionFailedError {
  FailedInterleaving(String report, List<StackTraceElement> frames, List<Thrown> causes) {
    super(report, cause(causes));
    setStackTrace(frames.toArray(new StackTraceElement[0]));
  }

  private static Throwable cause(List<Thrown> causes) {
    return causes.isEmpty() ? null : new ProgramException(causes);
  }

  /** What the program threw, under its own name: its class may not exist in this JVM. */
  private static final class ProgramException extends Exception {
    ProgramException(List<Thrown> chain) {
      super(chain.get(0).text(), cause(chain.subList(1, chain.size())));
      setStackTrace(chain.get(0).frames().toArray(new StackTraceElement[0]));
    }

    @Override
    public String toString() {
      return getMessage();
    }
  }

  @Override
  public String toString() {
    return getMessage();
  }
}
