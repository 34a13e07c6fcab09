/**
 * Exploring up to renamings of threads and locations, such as the rotation of philosophers and
 * forks.
 *
 * <p>{@link dev.jacquard.explore.symmetry.OrbitDpor} keeps what it has executed. A race that could
 * be reversed is an obligation: some execution must begin like that, or be the image of one that
 * does. See algorithms.md 4.8.
 *
 * <p>{@link dev.jacquard.explore.symmetry.ConjecturedSymmetry} needs no declaration: it guesses
 * renamings from an execution and checks them by executing images. See algorithms.md 4.9.
 */
package dev.jacquard.explore.symmetry;
