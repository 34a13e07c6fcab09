/**
 * Which processes an edge of a diagram distinguishes, found by looking at what it does in all
 * states.
 *
 * <p>In the adaptive method (Wahl 2007, sections 4 and 5) every edge comes with a partition of the
 * processes, and its author vouches for it: permutations inside the cells must not change the
 * guard. Here the partition is computed, or checked if there is one. A permutation p preserves an
 * edge if in every state s, for every acting process i, the guard says of (p(s), p(i)) what it says
 * of (s, i), and the effect does the same up to p. Exchanging two processes either preserves the
 * edge or not, and those that can be exchanged form the cells of the coarsest partition that is
 * right.
 *
 * <p>Guards are functions in Java that can't be looked into, but they see the state only by asking.
 * So a guard is run on all states at once: each question forks the run over the answers that those
 * before it leave open.
 *
 * <pre>
 *   Edge --Exploration--&gt; Decision (a tree of queries, one per acting process)
 *                            |  renamed by a permutation
 *                            v
 *                         Decisions.function --&gt; DecisionDiagrams (equal functions, equal numbers)
 * </pre>
 *
 * <p>Renaming a decision is easy: rename its queries. Whether the result is what the renamed
 * process does is asked in three ways, the cheapest first. If the trees are the same, it is. If
 * they differ in one of a few sample states, it is not. Else both are turned into ordered decision
 * diagrams (after Bryant 1986, with more than two values per variable), in which a query such as
 * "two of these processes are in C" takes a number of nodes that is at most the square of the
 * number of processes. These also tell where two functions differ: that is the witness against a
 * wrong partition.
 *
 * <p>Everything here is exact, over all states, reachable or not. What would take too long is given
 * up by name, and then nobody is exchanged.
 */
package dev.jacquard.model.diagram.partition;
