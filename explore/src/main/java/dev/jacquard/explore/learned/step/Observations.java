package dev.jacquard.explore.learned.step;

import dev.jacquard.kernel.trace.Kind;

/**
 * What a thread gets to know by a step, as two numbers: from there on it may behave otherwise than
 * after another observation.
 *
 * <p>The value tells what the operation found at its location as far as it can tell: all of it, or
 * whether it succeeded. The circumstances tell whether its flag was raised, and whether it was
 * still in its wait queue.
 */
public final class Observations {
  private static final int RAISED = 1;

  /** The thread is still in its wait queue. */
  public static final int WAITING = 2;

  /** How many different circumstances there are. */
  public static final int CIRCUMSTANCES = 5;

  /** The time limit of the operation has passed, and that is all that the thread gets to know. */
  public static final int LATE = 4;

  private Observations() {}

  /**
   * The value that a step observes.
   *
   * @param choice what the step has chosen, if it is a choice
   */
  public static long value(Kind kind, long before, boolean writes, long choice) {
    return kind == Kind.CHOOSE ? choice : kind.observed(before, writes);
  }

  /** The circumstances of a step. */
  public static int circumstances(long flag, boolean waiting) {
    return (flag != 0 ? RAISED : 0) | (waiting ? WAITING : 0);
  }
}
