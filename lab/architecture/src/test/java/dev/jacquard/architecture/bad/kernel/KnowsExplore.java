package dev.jacquard.architecture.bad.kernel;

import dev.jacquard.architecture.bad.explore.KnowsKernel;

/** Breaks the rule that the kernel knows nobody, and makes a cycle. */
public record KnowsExplore(KnowsKernel explore) {}
