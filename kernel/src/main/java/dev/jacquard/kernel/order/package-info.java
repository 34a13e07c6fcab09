/**
 * Which steps depend on each other, and what follows from it: happens-before, the races that a
 * search reverses, data races, and a key by which equivalent traces are recognised.
 *
 * <p>Everything here is a pure function of a finished trace.
 */
package dev.jacquard.kernel.order;
