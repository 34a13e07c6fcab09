package dev.jacquard.cli.bad.litmus;

import dev.jacquard.cli.bad.explore.KnowsKernel;

/** Breaks the rule that litmus and explore do not know each other. */
public record KnowsExplore(KnowsKernel explore) {}
