/**
 * The cost model: what one execution of an exploration is made of, in a table that adds up.
 *
 * <p>An exploration is a loop of phases, and whoever wraps its program and its strategy sees each
 * phase begin and end ({@link dev.jacquard.benchmarks.costs.PhaseMeter}). What a phase does inside
 * is nobody's business from outside, so its parts are shares of samples, as in a {@linkplain
 * dev.jacquard.benchmarks.profile profile}.
 */
package dev.jacquard.benchmarks.costs;
