package dev.jacquard.runtime.thread;

/**
 * Thrown through the frames of a thread whose run is over, so that its carrier becomes free.
 * Rewritten code does not let the program catch it.
 */
public final class Unwind extends Error {
  /** The only one: it carries nothing. */
  public static final Unwind NOW = new Unwind();

  private Unwind() {
    super("the run is over", null, false, false);
  }
}
