package dev.jacquard.explore;

/**
 * Something that kept an exploration from looking at everything.
 *
 * @param sentence the same in words, for front ends that have none of their own
 */
public record Limit(Cause cause, String sentence) {
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
}
