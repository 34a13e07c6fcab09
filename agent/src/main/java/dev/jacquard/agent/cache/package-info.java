/**
 * Rewritten classes of programs that one process keeps for the next: those of libraries, which do
 * not change from run to run.
 *
 * <p>Rewriting is a function of a class file and of what other class files declare, so what is kept
 * has the whole file and the packages of those others with it. It is used for exactly that file
 * only, and only as long as the others are the same: whoever keeps it has to know that of its class
 * path.
 */
package dev.jacquard.agent.cache;
