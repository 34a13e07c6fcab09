/**
 * How fast models are searched, beside SPIN on the same models.
 *
 * <p>Each model is written twice, as a diagram in Java and in Promela, so that both searches store
 * the same states and take the same steps; that they did is checked, and a line says so if not.
 * SPIN searches depth first, which is what it does best, as C compiled for this one model; Jacquard
 * searches breadth first. Both look for deadlocks, neither reduces anything. The comparison is of
 * processor time, because the machine may have other work to do.
 */
package dev.jacquard.benchmarks.model;
