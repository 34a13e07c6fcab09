package dev.jacquard.model.diagram.text;

/** A place in the source text, line and column both counted from 1. */
record Position(int line, int column) {}
