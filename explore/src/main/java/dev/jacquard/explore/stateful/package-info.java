/**
 * Search by states: dynamic partial order reduction on an explicit graph of the states that are
 * known, so that programs whose threads go round for ever come to an end.
 *
 * <p>A run ends as soon as it comes to a state that some run was in before. What lies behind that
 * state is not executed again, but it still says which steps could have come in another order
 * before it: each {@linkplain dev.jacquard.explore.stateful.StateNode state} has a summary of the
 * operations that become pending somewhere behind it, each with its causal past (a {@linkplain
 * dev.jacquard.explore.stateful.Cone cone}). Summaries flow backwards over all edges until nothing
 * changes any more, whatever the order in which edges are found ({@link
 * dev.jacquard.explore.stateful.Summaries}). Where an operation meets an edge that conflicts with
 * it and is not in its past, the two could have come in the other order: the state before the edge
 * takes another thread, too.
 *
 * <pre>
 *      s --t:o--> s' ---> ... ---> (q, op) pending, with the cone K
 *
 *      o in the past of op:        K grows by o, and the entry goes on to what is before s
 *      o and op race:              s must take a thread of {q} and K
 *      neither:                    the entry goes on as it is
 * </pre>
 *
 * <p>When nothing is left to run, threads that could always go on and never did are looked for: in
 * each part of the graph that no edge leaves, a thread that can move somewhere must move somewhere
 * ({@link dev.jacquard.explore.stateful.Components}). Without that a thread that goes round would
 * hide all others. Why this preserves deadlocks, failing assertions, states of threads, pairs of
 * racing accesses and livelocks, and which simpler variants do not, is in docs/algorithms.md.
 */
package dev.jacquard.explore.stateful;
