/**
 * The figures of publications beside our own, computed: {@code jacquard tables}.
 *
 * <p>What was published is data ({@link dev.jacquard.benchmarks.tables.GodefroidTable}, {@link
 * dev.jacquard.benchmarks.tables.WahlTables}, {@link dev.jacquard.benchmarks.tables.IosifTables},
 * {@link dev.jacquard.benchmarks.tables.StatesTables}); each figure says what has to be counted to
 * get it, a {@link dev.jacquard.benchmarks.tables.Count}, and {@link
 * dev.jacquard.benchmarks.tables.Counting} does that without knowing what is expected.
 */
package dev.jacquard.benchmarks.tables;
