package dev.jacquard.junit;

import dev.jacquard.check.host.ProgramException;
import dev.jacquard.check.test.Thrown;
import java.util.List;
import org.opentest4j.AssertionFailedError;

/**
 * A test fails: in some interleaving, or because nothing can be said of all of them. The message is
 * the report. The stack trace is that of the program, if it threw something.
 */
public final class FailedInterleaving extends AssertionFailedError {
  FailedInterleaving(String report, List<StackTraceElement> frames, List<Thrown> causes) {
    super(report, ProgramException.of(causes).orElse(null));
    setStackTrace(frames.toArray(new StackTraceElement[0]));
  }

  @Override
  public String toString() {
    return getMessage();
  }
}
