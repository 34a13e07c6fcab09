/**
 * Depth-first searches that keep the frames of one path and nothing else.
 *
 * <p>{@link dev.jacquard.explore.path.DepthFirst} walks; a {@link
 * dev.jacquard.explore.path.BacktrackRule} says which threads must be tried at which state, and a
 * {@link dev.jacquard.explore.path.Pruning} which of those need not be after all. Each published
 * algorithm is one such rule:
 *
 * <pre>
 *   Exhaustive         every enabled thread                           the oracle of all the others
 *   SleepSets          every enabled thread, sleep sets               Godefroid 1996
 *   FlanaganGodefroid  latest race of pending operations, sleep sets  algorithms.md 2.3, corrected
 *   SourceDpor         source sets, sleep sets                        algorithms.md 2.4
 *   Bounded            as FlanaganGodefroid, bounded, no sleep sets   algorithms.md 2.9
 *   WithinDepth        as SleepSets, up to some depth                 algorithms.md 2.12
 * </pre>
 *
 * <p>{@link dev.jacquard.explore.path.Deepening} is any search, and the last of these once an
 * execution was cut.
 */
package dev.jacquard.explore.path;
