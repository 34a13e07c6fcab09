/**
 * Loops that wait for other threads. A thread that goes round without effect is halted, so that a
 * program which spins has finitely many executions.
 *
 * <p>Invariant: a thread is halted only if another round would leave everything as it is, unless
 * another thread changes what the round looked at. The execution in which the thread looks after
 * that change, without the idle round, is explored elsewhere: no outcome is lost.
 *
 * <p>Each thread has a {@code LoopHistory} here, by its number. Knows threads, settings and steps.
 */
package dev.jacquard.runtime.loop;
