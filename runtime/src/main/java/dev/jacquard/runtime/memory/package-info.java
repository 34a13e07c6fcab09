/**
 * The happens-before order of the Java Memory Model, as a run goes: vector clocks of threads, and
 * what was made public at locations. Threads and locations are plain numbers here.
 *
 * <p>Invariant: if {@code knows(t, u, n)} holds, what thread {@code u} did up to its time {@code n}
 * is ordered before everything that thread {@code t} does from now on, by synchronisation that the
 * program has executed in this run. Virtual time follows the same order.
 *
 * <p>Knows no other package of the runtime.
 */
package dev.jacquard.runtime.memory;
