package dev.jacquard.cluster.office;

/**
 * A region that was cut off.
 *
 * @param depth how many steps lead to its root
 * @param birth the way to its root, as the region writes it; the array belongs to the newborn
 */
public record Newborn(RegionId id, int depth, byte[] birth) {}
