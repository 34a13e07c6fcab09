/**
 * The threads of one run as data: {@link dev.jacquard.runtime.thread.LogicalThread} is what a run
 * knows of one thread of the program, {@link dev.jacquard.runtime.thread.ThreadTable} has them all.
 *
 * <p>Invariant: one thread runs at a time, and only that thread changes what is here, so nothing is
 * synchronised. A thread holds nothing that belongs to a single feature: features that keep state
 * for each thread have arrays of their own, by the numbers of threads.
 *
 * <p>Knows the clocks of {@code memory}, and no other package of the runtime.
 */
package dev.jacquard.runtime.thread;
