/**
 * What happened in one run, as data: operations, the steps that took them, and how the run ended.
 *
 * <p>{@link dev.jacquard.kernel.trace.Kind} is the one place that knows what an operation means: at
 * which states of its location it can complete, whether it modifies that location, and which steps
 * it is ordered with by the Java Memory Model. What a kind does is asked there, by its methods, and
 * not listed again in a switch elsewhere.
 *
 * <p>Invariant: a {@link dev.jacquard.kernel.trace.Trace} can only be read. It is written by a
 * {@link dev.jacquard.kernel.trace.TraceWriter}, which only the director of a run has; the next run
 * overwrites it, and a copy lasts. Rows are steps in the order in which they were taken, and behind
 * them the operations that were pending at the end.
 *
 * <p>Nothing here knows a plan, a search or a front end. All other packages of the kernel build on
 * this one.
 */
package dev.jacquard.kernel.trace;
