package dev.jacquard.cluster.office;

/**
 * A region above another one.
 *
 * @param depth how many steps lead to its root
 */
public record Ancestor(RegionId region, int depth) {}
