/**
 * The threads of one execution as data: {@link dev.jacquard.runtime.thread.LogicalThread} is what
 * an execution knows of a thread of the program.
 *
 * <p>Invariant: one thread runs at a time, and only that one changes what is here.
 *
 * <p>Knows the clocks of {@code memory}, and no other package of the runtime.
 */
package dev.jacquard.runtime.thread;
