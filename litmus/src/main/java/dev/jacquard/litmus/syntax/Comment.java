package dev.jacquard.litmus.syntax;

/**
 * The text of a comment to the end of the line, without its mark; the position is after the mark.
 */
record Comment(String text, Position position) {}
