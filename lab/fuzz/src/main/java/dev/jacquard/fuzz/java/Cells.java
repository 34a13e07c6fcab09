package dev.jacquard.fuzz.java;

import dev.jacquard.litmus.syntax.Declaration;
import dev.jacquard.litmus.syntax.Element;
import dev.jacquard.litmus.syntax.Expression;
import dev.jacquard.litmus.syntax.Reference;
import java.util.Optional;

/** What is known before any run about the cell that a reference in specialised code names. */
final class Cells {
  private Cells() {}

  /** The cell, unless the run decides which one it is, or whether there is one. */
  static <D extends Declaration> Optional<Element<D>> known(Reference<D> reference) {
    if (reference.index().isEmpty()) {
      return Optional.of(new Element<>(reference.declaration(), 0));
    }
    return reference
        .index()
        .filter(Expression.Literal.class::isInstance)
        .map(index -> ((Expression.Literal) index).value())
        .filter(index -> index >= 0 && index < reference.declaration().extent().cells())
        .map(index -> new Element<>(reference.declaration(), index));
  }
}
