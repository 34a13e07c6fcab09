package dev.jacquard.kernel;

/**
 * Two conflicting accesses to one location, at least one of them plain, that the Java Memory Model
 * does not order.
 *
 * @param first step of the earlier access in this execution
 * @param second step of the later access
 */
public record DataRace(int location, int first, int second) {}
