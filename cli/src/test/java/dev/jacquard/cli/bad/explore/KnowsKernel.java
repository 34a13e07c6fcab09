package dev.jacquard.cli.bad.explore;

import dev.jacquard.cli.bad.kernel.KnowsExplore;

/** Breaks no rule by itself; half of the cycle. */
public record KnowsKernel(KnowsExplore kernel) {}
