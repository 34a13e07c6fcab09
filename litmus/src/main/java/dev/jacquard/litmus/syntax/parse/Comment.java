package dev.jacquard.litmus.syntax.parse;

import dev.jacquard.litmus.syntax.Position;

/**
 * The text of a comment to the end of the line, without its mark; the position is after the mark.
 */
record Comment(String text, Position position) {}
