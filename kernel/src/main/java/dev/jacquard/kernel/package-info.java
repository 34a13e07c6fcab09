/**
 * The vocabulary of Jacquard and the pure logic that every front end and every strategy shares.
 *
 * <p>One run is a function: {@link dev.jacquard.kernel.Program} turns a {@link
 * dev.jacquard.kernel.Plan} into a {@link dev.jacquard.kernel.trace.Trace}. Exploring is a loop in
 * which a {@link dev.jacquard.kernel.Strategy} turns traces into more plans.
 *
 * <pre>
 *             next()                  run(plan)
 *   Strategy --------&gt; Plan --------&gt; Program --------&gt; Trace
 *      ^                              (asks a Director        |
 *      |          learn(trace)         at every step)         |
 *      +------------------------------------------------------+
 * </pre>
 *
 * <p>Each operation touches at most one location, and the state of a location is one {@code long}.
 * Hence everything that a reduction has to know of a reordered execution (would this
 * compare-and-set succeed there? would this lock be free?) follows from the finished trace; no
 * program is run twice to find out. The threads of a program and its locations are numbered from 0,
 * the same number in every run; a run may bring up threads that no earlier one had.
 *
 * <p>Two happens-before relations live here. {@link dev.jacquard.kernel.order.HappensBefore} is the
 * one of the reductions: it orders all dependent steps, and two executions with the same relation
 * are the same Mazurkiewicz trace. {@link dev.jacquard.kernel.order.RaceDetector} holds the smaller
 * one of the Java Memory Model, which decides data races.
 */
package dev.jacquard.kernel;
