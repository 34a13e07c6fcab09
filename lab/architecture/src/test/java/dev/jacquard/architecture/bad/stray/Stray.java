package dev.jacquard.architecture.bad.stray;

/** Breaks the rule that every class is in a module of the table. */
public record Stray() {}
