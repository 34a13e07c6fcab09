/**
 * One run of a program under a plan: who moves next, and the record of what was done.
 *
 * <p>A {@link dev.jacquard.kernel.run.Director} decides; a front end (litmus, the JVM, a model)
 * executes the operations and answers through {@link dev.jacquard.kernel.run.Moves} what its
 * threads can do.
 */
package dev.jacquard.kernel.run;
