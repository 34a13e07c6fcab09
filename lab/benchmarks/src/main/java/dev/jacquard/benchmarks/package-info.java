/**
 * Measurements of the exploration: its speed on small litmus programs, on Java programs and on
 * models, with where the time goes, and its memory over many executions.
 *
 * <p>A harness of its own: every measurement repeats rounds after a warm-up and reports the median,
 * which is enough to see a factor and not enough to see a percent. Figures and how to read them are
 * in docs/performance.md.
 */
package dev.jacquard.benchmarks;
