/**
 * What threads have observed, as numbers: for a search that learns what they do after it.
 *
 * <p>A {@linkplain dev.jacquard.runtime.history.Histories history} is all the steps of a thread
 * with all that they told it, those of its ancestors up to its birth included. Since threads are
 * deterministic, it determines what the thread does next, the objects that it makes, and what is in
 * them: so objects are called by the history of their maker too, and what is inside of an object of
 * the JDK, which no step tells, has a number that follows from the histories of all who changed it.
 *
 * <p>Histories can be {@linkplain dev.jacquard.runtime.history.LoopHeads folded} at the heads of
 * loops: what makes no difference any more is forgotten, so that a program which goes on for ever
 * has finitely many states if its memory has.
 *
 * <p>Invariant: a number stands for the same history in all runs of an execution; where histories
 * are folded, two of them have one number only if the thread goes on in the same way after both,
 * given that it observes the same from there on.
 *
 * <p>Knows threads, names, settings and what loops tell of their variables.
 */
package dev.jacquard.runtime.history;
