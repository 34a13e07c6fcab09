/**
 * Cross-examination: looks for signs that a search did not see all that the program does.
 *
 * <p>A reduction leaves executions out because threads are deterministic and independent steps
 * commute. Both hold only if all that a thread learns of others is a step. Where a thread reads
 * something that is no step, a search may end with all executions that it knows of, and none of
 * them is the one that fails. Nobody can list all that might be read so; but it shows itself:
 *
 * <ul>
 *   <li>{@code ThreadDeterminism}: after the same causal past a thread does the same next, in all
 *       executions. If it does not, it has seen something that is in no trace. Looked for in each
 *       execution.
 *   <li>{@code CrossExamination}: executions drawn at random, when a search has come to its end.
 *       Each must be one that the search knows, up to the order of independent steps, and none may
 *       fail.
 * </ul>
 *
 * <p>No false alarm: digests are compared whole, and what is not kept for lack of room is not
 * compared.
 */
package dev.jacquard.explore.examine;
