package dev.jacquard.cli.bad.kernel;

import dev.jacquard.cli.bad.explore.KnowsKernel;

/** Breaks the rule that the kernel knows nobody, and makes a cycle. */
public record KnowsExplore(KnowsKernel explore) {}
