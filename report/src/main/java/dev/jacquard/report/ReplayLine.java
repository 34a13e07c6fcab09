package dev.jacquard.report;

/**
 * One way to see an execution again.
 *
 * @param where for example {@code command line} or {@code annotation}
 * @param text what to paste there
 */
public record ReplayLine(String where, String text) {}
