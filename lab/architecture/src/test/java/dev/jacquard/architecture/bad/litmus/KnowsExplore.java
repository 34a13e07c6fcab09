package dev.jacquard.architecture.bad.litmus;

import dev.jacquard.architecture.bad.explore.KnowsKernel;

/** Breaks the rule that litmus and explore do not know each other. */
public record KnowsExplore(KnowsKernel explore) {}
