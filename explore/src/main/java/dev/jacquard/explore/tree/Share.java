package dev.jacquard.explore.tree;

import java.util.Map;

/**
 * How much of a tree is explored, if each kid of a node has an equal share of it.
 *
 * @param own the share that is explored
 * @param away the shares of what was given away and is not complete
 */
public record Share(double own, Map<String, Double> away) {}
