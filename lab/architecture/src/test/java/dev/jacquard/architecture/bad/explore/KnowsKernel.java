package dev.jacquard.architecture.bad.explore;

import dev.jacquard.architecture.bad.kernel.KnowsExplore;

/** Breaks no rule by itself; half of the cycle. */
public record KnowsKernel(KnowsExplore kernel) {}
