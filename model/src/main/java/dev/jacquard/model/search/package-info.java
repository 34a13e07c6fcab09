/**
 * Searches over the states of a model, and what they find.
 *
 * <p>{@link dev.jacquard.model.search.BreadthFirst} finds shortest paths, {@link
 * dev.jacquard.model.search.DepthFirst} follows one run after the other. Both take the same steps
 * unless partial order reduction leaves some out: then each may leave out others, by the proviso
 * that fits its order ({@code Ample}).
 *
 * <p>Temporal properties are checked after the search, on the graph of the steps that it has taken,
 * by a nested depth-first search for a cycle that the formula forbids:
 *
 * <pre>
 *   StateSpace --search--> StateStore + StateGraph --Product with Automaton--> Cycle --Unrolling--> Path
 * </pre>
 *
 * <p>That is later than it could be, since the product could be searched while states are found.
 * But then partial order reduction would choose steps for each pair of state and node, and what is
 * left of the runs would depend on the node: it is known not to be sound in general (Siegel,
 * "What's wrong with on-the-fly partial order reduction", 2019). A choice for each state is sound
 * for all formulas at once (Iosif 2002, section 5; Clarke, Grumberg, Peled 1999, chapter 10), the
 * graph is searched once for all properties, and deadlocks are known before anything else.
 *
 * <p>A quotient has the same runs as its plain space up to symmetry, and propositions do not tell
 * symmetric states apart; so a cycle of representatives stands for a run of the plain space, which
 * repeats itself after some rounds. That run is what is reported.
 */
package dev.jacquard.model.search;
