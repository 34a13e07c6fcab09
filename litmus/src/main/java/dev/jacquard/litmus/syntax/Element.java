package dev.jacquard.litmus.syntax;

import dev.jacquard.kernel.source.Position;

/** One thing of a declaration, known before any run: a cell of an array, or 0 for a single one. */
public record Element<D extends Declaration>(D declaration, int index, Position position) {
  public Element(D declaration, int index) {
    this(declaration, index, Position.NONE);
  }
}
