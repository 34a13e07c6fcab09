package dev.jacquard.kernel;

import dev.jacquard.kernel.trace.Trace;
import java.util.Optional;

/**
 * The program did not do what the plan predicted: it is not deterministic, or it is another one.
 */
public final class DivergenceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int step;
  private final transient Optional<Trace> trace;

  public DivergenceException(int step, String message) {
    this(step, message, Optional.empty());
  }

  /** With the steps until then, and what threads were about to do. */
  public DivergenceException(int step, String message, Optional<Trace> trace) {
    super(message);
    this.step = step;
    this.trace = trace;
  }

  /** What the program did until then, and was about to do, if that is known. */
  public Optional<Trace> trace() {
    return trace;
  }

  /** The step of the plan, from 0, at which program and plan parted. */
  public int step() {
    return step;
  }
}
