/**
 * Plots of tables about Java programs: executions and time against the number of threads, one
 * picture for each family of programs. What is drawn is data ({@link
 * dev.jacquard.benchmarks.tables.plot.Plot}); XChart draws it.
 */
package dev.jacquard.benchmarks.tables.plot;
