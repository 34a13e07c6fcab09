package dev.jacquard.broker.desk;

/**
 * Why a search can't go on, from whoever made an execution.
 *
 * @param kind a word that the two ends of it agree on
 * @param step where it happened, if that is known
 * @param learned what was learned of the program by then
 */
public record Trouble(String kind, int step, String text, String learned) {}
