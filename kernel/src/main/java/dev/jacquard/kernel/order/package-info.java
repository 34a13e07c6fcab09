/**
 * Which steps depend on each other, and what follows from it: happens-before, the races that a
 * search reverses, data races, and a key by which equivalent traces are recognised.
 *
 * <p>Everything here is a pure function of a finished trace: no program is run to find out what a
 * step would do elsewhere, since {@link dev.jacquard.kernel.trace.Kind} says it from the state of
 * one location.
 *
 * <p>Invariant: {@link dev.jacquard.kernel.order.Dependence} is symmetric and holds for every pair
 * of steps that do not commute; a pair too many costs executions, a pair too few loses failures.
 * All relations of this package are derived from it, except that of {@link
 * dev.jacquard.kernel.order.RaceDetector}, which is the smaller one of the Java Memory Model.
 */
package dev.jacquard.kernel.order;
