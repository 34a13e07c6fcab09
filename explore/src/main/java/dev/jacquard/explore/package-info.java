/**
 * Exploring: strategies that turn traces into plans, and the loop that runs them.
 *
 * <ul>
 *   <li>{@code tree}: optimal reduction on a live tree, work items in any order;
 *   <li>{@code path}: depth-first searches that keep one path: exhaustive, sleep sets,
 *       Flanagan-Godefroid, source sets, bounded, persistent sets, and symmetry on top of them;
 *   <li>{@code symmetry}: one execution for each orbit of declared or guessed renamings;
 *   <li>{@code estimate}: how many executions a search will need;
 *   <li>{@code sample}: single runs: random, by priorities, replayed;
 *   <li>{@code saved}: their states as bytes, from which another process can go on;
 *   <li>{@code examine}: signs that a search did not see all that the program does;
 *   <li>{@code shrink}: of the executions that fail in the same way, the one to show.
 * </ul>
 */
package dev.jacquard.explore;
