/**
 * Differential fuzzing: every strategy, alone and combined with symmetry, against brute force.
 *
 * <p>A {@link dev.jacquard.fuzz.Survey} is what a strategy saw of a program. The survey of {@code
 * Exhaustive} is the truth; each {@link dev.jacquard.fuzz.Configuration} claims how its own relates
 * to it. {@link dev.jacquard.fuzz.Differential} checks the claims on one program, {@link
 * dev.jacquard.fuzz.Fuzzer} on many random ones.
 */
package dev.jacquard.fuzz;
