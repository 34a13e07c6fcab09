/**
 * How many executions a search will need, estimated while it runs.
 *
 * <p>A depth-first search walks through a tree of which it knows, at any moment, one path: what is
 * to the left of the path is complete, and some of what is to the right is known to be waiting.
 *
 * <pre>
 *          o
 *        / | \ .         known:   3 executions below the first kid (complete)
 *       /  |  \  .                so far 2 below the second, one more kid waiting there
 *     (3)  o   ?   ?              a third kid waiting, and perhaps a fourth to be found
 *         / \
 *       (1)  *  ?
 * </pre>
 *
 * <p>Knuth (Estimating the efficiency of backtrack programs, 1975) multiplies the numbers of
 * branches along a random path; Kilby, Slaney, Thiebaux and Walsh (Estimating search tree size,
 * 2006) do so for a search from left to right: a subtree that was not visited is as large as those
 * beside it that were. {@link dev.jacquard.explore.estimate.TreeEstimator} does the same from the
 * end of the path up to the root, with two corrections that partial order reduction calls for:
 *
 * <ul>
 *   <li>branches are found late: a race is seen only when the steps have come close to each other.
 *       So the states that are complete teach how many branches a state has in the end, depending
 *       on the step taken first there and on the number of threads that could move, without those
 *       that wait for the end of others ({@code Branching});
 *   <li>later branches are smaller, since what is asleep there is left out; the complete states
 *       teach by how much ({@code Dwindling}).
 * </ul>
 *
 * <p>Both err, and in one program mostly in one direction: where threads end up waiting for each
 * other, for instance, there is less than was foretold. So what is foretold of subtrees is kept
 * from time to time, and compared with what they turn out to be ({@code Hindsight}).
 *
 * <p>What such an estimate is worth has been measured: docs/performance.md.
 */
package dev.jacquard.explore.estimate;
