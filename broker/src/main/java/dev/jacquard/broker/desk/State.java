package dev.jacquard.broker.desk;

import dev.jacquard.cluster.office.Counts;
import java.util.Optional;

/**
 * How far a search has come.
 *
 * @param over whether nothing more is to be done: it is complete, stopped, spent or in trouble
 * @param whole whether it is complete
 * @param share of it that is done, from 0 to 1
 * @param workers how many have regions of it
 */
public record State(
    String run,
    boolean over,
    boolean whole,
    Counts counts,
    double share,
    int regions,
    long finished,
    int workers,
    Optional<Trouble> trouble) {}
