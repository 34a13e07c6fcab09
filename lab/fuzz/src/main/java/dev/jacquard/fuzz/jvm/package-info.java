/**
 * Compares the JVM runtime with the litmus interpreter, step by step, on programs that exist in
 * both worlds.
 */
package dev.jacquard.fuzz.jvm;
