package dev.jacquard.litmus.syntax;

/** A variable of one thread; each declaration in a thread has its own slot, counted from 0. */
public record Local(String name, int slot) {}
