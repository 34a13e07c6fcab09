package dev.jacquard.report;

/**
 * A row of a trace in words: a step, or the operation before which a thread is stuck.
 *
 * @param row its number in the trace, from 0
 * @param words for example {@code counter: read 0}
 * @param site where it stands in the source, for example {@code Account.java:12}; may be empty
 * @param file the source file of that place, below its source folder; may be empty
 * @param taken whether it is a step; else the thread is stuck before it
 * @param mark the type of the failure that was decided here; empty for most rows
 */
public record ShownRow(
    int row, int thread, String words, String site, String file, boolean taken, String mark) {}
