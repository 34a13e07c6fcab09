package dev.jacquard.explore.stateful;

/**
 * What a search by states has seen.
 *
 * @param transitions the steps from state to state
 * @param error a bound for the probability that two different states were taken for one
 * @param upToSymmetry whether states are one that differ only in who of equal threads is who
 * @param endlessness means something only if the search has come to its end
 */
public record StateCounts(
    long states, long transitions, double error, boolean upToSymmetry, Endlessness endlessness) {}
