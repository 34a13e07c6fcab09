package dev.jacquard.kernel.trace;

/**
 * Two conflicting accesses to one location, at least one of them plain, that the Java Memory Model
 * does not order.
 *
 * @param first the earlier access in this execution
 * @param second the later access
 */
public record DataRace(int location, Access first, Access second) {}
