/**
 * The small Java programs whose exploration is measured. A {@code ProgramLoader} loads them with
 * hooks; loaded as usual they are the same programs without control.
 */
package dev.jacquard.benchmarks.program;
