package dev.jacquard.architecture.bad.kernel;

import java.util.logging.Logger;

/** Breaks the rule that the kernel needs only java.base; arrays of it are no way round. */
public record NeedsLogging(Logger[] loggers, int[] allowed) {}
