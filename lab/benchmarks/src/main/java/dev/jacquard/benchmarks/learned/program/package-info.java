/**
 * Java programs whose exploration is learned: those that papers on stateful reductions measure,
 * programs without end, and what everybody writes with {@code java.util.concurrent}.
 */
package dev.jacquard.benchmarks.learned.program;
