package dev.jacquard.explore;

import dev.jacquard.kernel.Budget;
import java.time.Duration;

/**
 * Something that kept an exploration from looking at everything.
 *
 * @param sentence the same in words, for front ends that have none of their own
 */
public record Limit(Cause cause, String sentence) {
  /** Somebody did not want to wait any longer. */
  public static final Limit INTERRUPTED = new Limit(Cause.INTERRUPTED, "interrupted");

  /** What it was. */
  public enum Cause {
    /** The budget of executions is spent. */
    EXECUTIONS,
    /** The time is over. */
    TIME,
    /** Somebody wished it to end. */
    INTERRUPTED,
    /** The program would have waited for something outside. */
    BLOCKED,
    /** Data races that symmetry does not preserve. */
    HIDDEN_RACES,
    /** Executions were cut at the step limit. */
    STEPS
  }

  /** No more executions may be made. */
  public static Limit ofExecutions(Budget budget) {
    return new Limit(
        Cause.EXECUTIONS, "the budget of " + budget.executions() + " executions is spent");
  }

  /** The time that one may take is over. */
  public static Limit ofTime(Budget budget) {
    return new Limit(Cause.TIME, "the time budget of " + text(budget.time()) + " is spent");
  }

  /** So many executions were cut. */
  static Limit ofSteps(long executions) {
    return new Limit(
        Cause.STEPS,
        executions + (executions == 1 ? " execution" : " executions") + " reached the step limit");
  }

  private static String text(Duration time) {
    return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
  }
}
