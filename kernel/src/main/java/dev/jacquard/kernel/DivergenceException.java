package dev.jacquard.kernel;

/**
 * The program did not do what the plan predicted: it is not deterministic, or it is another one.
 */
public final class DivergenceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int step;

  public DivergenceException(int step, String message) {
    super(message);
    this.step = step;
  }

  /** The step of the plan, from 0, at which program and plan parted. */
  public int step() {
    return step;
  }
}
