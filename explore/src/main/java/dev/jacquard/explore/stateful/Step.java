package dev.jacquard.explore.stateful;

/** A step that is to be taken: from a state, by a thread, with an alternative. */
record Step(StateNode node, int thread, int choice) {}
