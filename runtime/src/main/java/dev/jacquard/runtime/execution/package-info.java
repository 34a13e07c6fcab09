/**
 * One controlled run of a JVM program: who moves, on which carrier, what the objects and locations
 * are called, which plain accesses race. Knows no primitive; {@code primitive} builds on it.
 */
package dev.jacquard.runtime.execution;
