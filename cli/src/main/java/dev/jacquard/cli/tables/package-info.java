/**
 * The figures of publications beside our own, computed: {@code jacquard tables}.
 *
 * <p>What was published is data ({@link dev.jacquard.cli.tables.GodefroidTable}, {@link
 * dev.jacquard.cli.tables.WahlTables}, {@link dev.jacquard.cli.tables.IosifTables}); each figure
 * says what has to be counted to get it, a {@link dev.jacquard.cli.tables.Count}, and {@link
 * dev.jacquard.cli.tables.Counting} does that without knowing what is expected.
 */
package dev.jacquard.cli.tables;
