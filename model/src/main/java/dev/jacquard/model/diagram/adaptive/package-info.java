/**
 * Adaptive symmetry reduction (Wahl 2007).
 *
 * <p>A search for states that can be reached, which takes processes to be equal until a step
 * distinguishes them. Each state is annotated with a partition of the processes: those in one cell
 * were not told apart on the way. It stands for all states that arise by exchanging processes
 * inside cells, its orbit; so it is kept as counts per cell.
 *
 * <pre>
 *   |1,2,3| N N T  --T -> C, which can't tell them apart-->  |1,2,3| N N C
 *   |1,2,3| N T C  --T -> C, which tells 3 from 1 and 2-->   |1,2|3| C C|N
 * </pre>
 *
 * <p>A step by an edge with partition Q from an orbit with partition P: the orbit is taken apart by
 * the meet R of both ({@link dev.jacquard.model.diagram.adaptive.Unwinding}); in each part one
 * process per cell and own state steps, and the result is annotated with R. Nothing is taken apart
 * if the guard can be seen to be false everywhere without ({@link
 * dev.jacquard.model.diagram.adaptive.OrbitView}). A result is dropped if its states are all states
 * of one orbit that was reached before (theorem 4).
 *
 * <p>What goes beyond the paper:
 *
 * <ul>
 *   <li>Shared variables: numbers are the same in all states of an orbit; that a variable names a
 *       process is part of the own state of that process, and exchanged with it.
 *   <li>Deadlocks: states of one orbit differ in whether they have a step. The orbit is taken apart
 *       edge by edge, until parts have a step or no edge is left.
 *   <li>Shortest paths: an orbit that waits to be expanded is dropped in favour of a larger one
 *       only if both are at the same distance. Algorithm 2 drops it in any case; then errors behind
 *       it may be found by a path that is not shortest, although section 7 says so.
 * </ul>
 *
 * <p>Temporal properties are not preserved: an orbit that is dropped in favour of another one has
 * fewer steps than that.
 */
package dev.jacquard.model.diagram.adaptive;
