/**
 * What came before a step, as a number: for searches that tell threads apart by all that they may
 * have learned of each other.
 *
 * <p>Invariant: numbers are exact. Two things have one number if and only if they are equal ({@link
 * dev.jacquard.kernel.past.Numbering}), so that nothing here is right with some probability only.
 */
package dev.jacquard.kernel.past;
