package dev.jacquard.check.host;

import dev.jacquard.check.test.Thrown;
import java.util.List;
import java.util.Optional;

/** What the program threw, under its own name: its class may not exist in this JVM. */
public final class ProgramException extends Exception {
  private ProgramException(List<Thrown> chain) {
    super(chain.get(0).text(), of(chain.subList(1, chain.size())).orElse(null));
    setStackTrace(chain.get(0).frames().toArray(new StackTraceElement[0]));
  }

  /** A chain of causes, the nearest first. */
  public static Optional<ProgramException> of(List<Thrown> chain) {
    return chain.isEmpty() ? Optional.empty() : Optional.of(new ProgramException(chain));
  }

  @Override
  public String toString() {
    return getMessage();
  }
}
