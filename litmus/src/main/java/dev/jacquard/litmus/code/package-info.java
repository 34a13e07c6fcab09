/**
 * Litmus threads as code for a register machine.
 *
 * <p>Each copy of a thread is compiled on its own, with {@code tid} as a constant, so that two
 * copies are interchangeable exactly when their codes are equal. A register holds a local, a
 * constant or an intermediate value. An instruction is either visible, one step of the exploration,
 * or invisible and executed together with the visible one before it.
 */
package dev.jacquard.litmus.code;
