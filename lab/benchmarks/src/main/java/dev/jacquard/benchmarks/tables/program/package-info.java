/**
 * Tables of publications about Java programs: each program of {@link dev.jacquard.benchmarks.paper}
 * is explored by several searches, and what comes out stands beside what was published.
 *
 * <p>A {@link dev.jacquard.benchmarks.tables.program.ProgramTable} is data. {@link
 * dev.jacquard.benchmarks.tables.program.Exploring} computes it, each {@link
 * dev.jacquard.benchmarks.tables.program.Cell} in a worker JVM of its own ({@link
 * dev.jacquard.benchmarks.tables.program.CellJvm}): so every time is that of a cold JVM, as
 * somebody has it who checks a program once, no search profits from code that another one has
 * warmed up, and a program that gets out of control costs one cell.
 *
 * <p>A cell that is not finished says how far it came, and is never compared with anything.
 */
package dev.jacquard.benchmarks.tables.program;
