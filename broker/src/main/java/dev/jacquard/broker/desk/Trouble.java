package dev.jacquard.broker.desk;

/**
 * Why a search can't go on, from whoever made an execution.
 *
 * @param kind a word that the two ends of it agree on
 * @param step where it happened, if that is known
 * @param learned what was learned of the program by then
 */
public record Trouble(String kind, int step, String text, String learned) {
  /** A search that can't go on, so that it is incomplete. */
  private static final String BLOCKED = "BLOCKED";

  static Trouble ofTooManyNotable(int most) {
    String text = "more than " + most + " executions show what counts do not tell";
    return new Trouble(BLOCKED, 0, text, "");
  }
}
