package dev.jacquard.report;

/**
 * An access to a plain field or array element, which is no step of its trace, as somebody saw it.
 *
 * @param step how many steps had been taken when it happened
 * @param location the name of the field or element
 * @param value what was read or written, in words
 * @param site where it stands in the source, for example {@code Account.java:12}
 */
public record PlainAccess(
    int thread, int step, String location, boolean write, String value, String site) {}
